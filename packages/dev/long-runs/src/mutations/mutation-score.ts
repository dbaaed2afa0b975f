export interface MutationScore {
  /** Changes that were tried; those known to change nothing are not. */
  readonly asked: number;
  /** One line for each change that no test noticed. */
  readonly survivors: readonly string[];
}

/** In percent, rounded down. */
export function noticedPercent({ asked, survivors }: MutationScore): number {
  return asked === 0 ? 0 : Math.floor(((asked - survivors.length) / asked) * 100);
}
