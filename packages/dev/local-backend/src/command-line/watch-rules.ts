import { watch, type FSWatcher } from "node:fs";
import { basename, dirname } from "node:path";

/** Puts a rules file in force again whenever it is saved; a mistake in it leaves the old rules in force. */
export function watchRules(file: string, apply: (file: string) => void, report: (message: string) => void): FSWatcher {
  let quiet: NodeJS.Timeout | undefined;
  const watcher = watch(dirname(file), (_event, name) => {
    if (name !== basename(file)) return;
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      try {
        apply(file);
        report(`Rules reloaded from ${file}.`);
      } catch (error) {
        report(
          `Rules in ${file} do not parse, the old ones stay: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }, 100);
  });
  watcher.unref();
  return watcher;
}
