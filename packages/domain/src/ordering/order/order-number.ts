import { assert } from "../../kernel/invariant.ts";

/** Numbers that one process took from the shop's counter and gives away by itself; what it does not use is a gap. */
export interface NumberBlock {
  readonly next: number;
  /** Not included. */
  readonly end: number;
}

/** Takes a block off the counter. `counter` is the next free number, written back in the same transaction. */
export function leaseBlock(counter: number, size: number): { readonly block: NumberBlock; readonly counter: number } {
  assert(Number.isSafeInteger(counter) && Number.isSafeInteger(size) && size > 0, "a block has a whole size");
  return { block: { next: counter, end: counter + size }, counter: counter + size };
}

/** null = the block is used up. */
export function takeNumber(block: NumberBlock): { readonly number: number; readonly block: NumberBlock } | null {
  return block.next < block.end ? { number: block.next, block: { ...block, next: block.next + 1 } } : null;
}

/** 'A-1042' */
export function formatOrderNo(number: number, series = "A"): string {
  return `${series}-${number}`;
}

const highestCallNumber = 999;

/** The short number that is called at the counter; starts again at 1, since four digits are not called. */
export function formatDayCode(number: number): string {
  return String(((number - 1) % highestCallNumber) + 1);
}
