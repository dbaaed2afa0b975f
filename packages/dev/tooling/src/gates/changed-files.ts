import { spawnSync } from "node:child_process";
import { root } from "../stack/root.ts";
import { Refusal } from "../stack/say.ts";

/** Where the current work left what is published; else the last commit, so that what is not committed counts. */
export function changedSince(asked: string | undefined): string {
  const candidates = asked === undefined || asked === "" ? ["@{upstream}", "origin/main", "HEAD"] : [asked];
  for (const candidate of candidates) {
    const base = git("merge-base", "HEAD", candidate);
    if (base !== null) return base;
  }
  throw new Refusal(`Diesen Stand kennt git nicht: ${candidates.join(", ")}`);
}

/** Paths from the root of the repository: committed since, changed, and new. */
export function changedFiles(base: string): readonly string[] {
  const tracked = git("diff", "--name-only", base) ?? "";
  const fresh = git("ls-files", "--others", "--exclude-standard") ?? "";
  return [...new Set(`${tracked}\n${fresh}`.split("\n").filter((line) => line !== ""))];
}

function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", [...args], { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
