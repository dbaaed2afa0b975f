/** One thing wrong with a rules source; lines and columns count from 1. */
export interface SyntaxProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A rules source that cannot be loaded. Carries every problem found, the first one also as its own position. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;
  readonly problems: readonly SyntaxProblem[];

  constructor(fileName: string, problems: readonly SyntaxProblem[]) {
    super(problems.map((problem) => `${fileName}:${problem.line}:${problem.column}: ${problem.message}`).join("\n"));
    this.name = "RulesSyntaxError";
    this.problems = problems;
    this.line = problems[0]?.line ?? 1;
    this.column = problems[0]?.column ?? 1;
  }
}
