/** One sentence of specification section 8 as data. */
export interface ErrorRule {
  readonly pattern: RegExp;
  readonly why: string;
}

export const matches = (rules: readonly ErrorRule[], message: string): ErrorRule | undefined =>
  rules.find(({ pattern }) => pattern.test(message));
