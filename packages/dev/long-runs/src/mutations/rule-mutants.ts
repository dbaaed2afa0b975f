/** The rules with one operator changed: a right that is won or lost without intent. */
export interface RuleMutant {
  /** Counted from 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly source: string;
}

const swaps: readonly (readonly [pattern: RegExp, after: (found: string) => string])[] = [
  [/&&/g, () => "||"],
  [/\|\|/g, () => "&&"],
  [/==/g, () => "!="],
  [/!=/g, () => "=="],
  [/<=/g, () => "<"],
  [/>=/g, () => ">"],
  [/<(?!=)/g, () => "<="],
  [/>(?!=)/g, () => ">="],
  [/!(?![=])/g, () => ""],
  [/\btrue\b/g, () => "false"],
  [/\bfalse\b/g, () => "true"],
  [/\bhasOnly\b/g, () => "hasAny"],
  [/\bhasAll\b/g, () => "hasAny"],
  [/\bhasAny\b/g, () => "hasAll"],
];

/** Every operator that can be changed, in the order of the file. Words and comments are none. */
export function ruleMutants(source: string): readonly RuleMutant[] {
  const code = source.replace(/\/\/.*$|'[^'\n]*'|"[^"\n]*"/gm, (text) => " ".repeat(text.length));
  const found = swaps.flatMap(([pattern, after]) =>
    [...code.matchAll(pattern)].map(({ 0: before, index }) => ({ before, index, after: after(before) })),
  );
  return found
    .toSorted((a, b) => a.index - b.index)
    .map(({ before, index, after }) => ({
      line: source.slice(0, index).split("\n").length,
      before,
      after,
      source: source.slice(0, index) + after + source.slice(index + before.length),
    }));
}
