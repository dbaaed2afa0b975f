import { aloneMillis } from "@/shared/device/plain-keys";

export interface KeyPress {
  readonly key: string;
  /** With Strg, or Cmd where keyboards have that. */
  readonly chord: boolean;
  readonly alt: boolean;
  readonly at: number;
  /** Text is written, or a dialog asks: letters are theirs. */
  readonly isBusy: boolean;
}

export type KeyAction =
  | { readonly type: "palette" | "save" | "add" | "help" }
  | { readonly type: "go"; readonly letter: string };

/** The keys before, milliseconds of the same clock as `at`. */
export interface KeyMemory {
  readonly lastAt: number;
  readonly leaderAt: number | null;
}

export const noKeys: KeyMemory = { lastAt: Number.NEGATIVE_INFINITY, leaderAt: null };
/** How long G waits for its letter. */
const leadMillis = 1_500;

/** The meaning of a key. What needs no Strg is carried out only once no other key has followed at once. */
export function keyAction(
  press: KeyPress,
  { lastAt, leaderAt }: KeyMemory,
  letters: ReadonlySet<string>,
): { readonly action: KeyAction | null; readonly memory: KeyMemory } {
  const { chord, alt, at, isBusy } = press;
  const key = press.key.toLowerCase();
  const answer = (action: KeyAction | null, leader: number | null = null) => ({
    action,
    // A scanner types characters; Esc or Enter just before a letter are a hand's.
    memory: { lastAt: key.length === 1 && !chord ? at : lastAt, leaderAt: leader },
  });
  if (alt) return answer(null);
  if (chord) return answer(key === "k" ? { type: "palette" } : key === "enter" ? { type: "save" } : null);
  if (isBusy) return answer(null);
  if (leaderAt !== null && at - leaderAt < leadMillis && letters.has(key)) return answer({ type: "go", letter: key });
  if (at - lastAt < aloneMillis) return answer(null);
  if (key === "g") return answer(null, at);
  return answer(key === "n" ? { type: "add" } : key === "?" ? { type: "help" } : null);
}
