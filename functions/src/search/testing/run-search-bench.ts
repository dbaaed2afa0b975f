import { measureSearch, type SearchFigures } from "./measure-search.ts";

/** `… bench:search`: how well and how fast goods are found (goals P13). */
function print(name: string, { records, asked, recall, milliseconds, processor }: SearchFigures): void {
  const { p50, p95 } = milliseconds;
  process.stdout.write(
    `${name}: ${records} products, ${asked.length} questions, recall at 5 ${recall.toFixed(3)}, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${processor.toFixed(1)} ms of processor\n`,
  );
  for (const one of asked.filter((question) => question.recall < 1))
    process.stdout.write(`  ${one.asks}: ${one.recall.toFixed(2)}  ${one.found.join(" | ")}\n`);
}

const { demo, large } = await measureSearch(10);
print("demo", demo);
print("large", large);
