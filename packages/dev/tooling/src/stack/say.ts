/** German words on the terminal, for the person who starts the product. */
export const say = (text: string): void => console.log(text);

export async function timed<Value>(title: string, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  process.stdout.write(`• ${title} … `);
  const value = await work();
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
  return value;
}

/** Ends a command with a sentence for a person and no stack trace. */
export class Refusal extends Error {}

/** Runs a command: refusals become one line, defects keep their stack, both end with code 1. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n✗ ${error.message}\n` : error);
    process.exitCode = 1;
  }
}
