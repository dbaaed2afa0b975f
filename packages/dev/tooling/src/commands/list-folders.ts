import { importsWithin } from "../folders/folder-graph.ts";
import { figuresOf, walled } from "../folders/trees.ts";
import { runCommand, say } from "../stack/say.ts";

const showsImports = process.argv.includes("--imports");

/** `pnpm folders`: folders that know each other in each tree, and the fullest one; `--imports` names what ties them. */
await runCommand(() => {
  for (const { tree } of walled) {
    const { graph, cycles, largest } = figuresOf(tree);
    say(`${tree}: ${cycles.length} cycles of folders, at most ${largest.files} files (${largest.folder})`);
    for (const cycle of cycles) {
      say(`  ${cycle.length} of ${graph.sizes.size} folders: ${cycle.join(" ")}`);
      if (showsImports) for (const line of importsWithin(graph, cycle)) say(`    ${line}`);
    }
  }
  return Promise.resolve(0);
});
