/** The part of the process that ends it. */
export interface Ending {
  exit(code: number): never;
  readonly stderr: { write(text: string): unknown };
}

/** Says every name at once and ends the process, so that a platform keeps what ran before; returns where all is well. */
export function endProcessWithout(problems: readonly string[], process: Ending): void {
  if (problems.length === 0) return;
  process.stderr.write(`Not started. Configuration: ${problems.join(", ")}. See .env.example for each name.\n`);
  process.exit(1);
}
