import type { LongRun } from "./registered-runs.ts";
import type { RunRecord } from "./run-record.ts";

/** A run's own words, line by line. */
export interface RunStory {
  readonly figures: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
}

export interface Machine {
  readonly cores: number;
  readonly loadBefore: readonly number[];
  readonly loadAfter: readonly number[];
  readonly node: string;
  readonly date: Date;
}

/** `figure name: value` and `note text` go to the page; everything else is for who watches. */
export function readStory(lines: Iterable<string>): RunStory {
  const figures = new Map<string, string>();
  const notes: string[] = [];
  for (const line of lines) {
    const figure = /^figure ([^:]+): (.+)$/.exec(line);
    // A run that went on after an interruption says a figure again: the last word counts.
    if (figure) figures.set(figure[1] ?? "", figure[2] ?? "");
    else if (line.startsWith("note ")) notes.push(line.slice(5));
  }
  return { figures, notes };
}

/** The page under docs/long-runs, without folders of this machine. */
export function reportPage(
  run: LongRun,
  record: RunRecord,
  story: RunStory,
  machine: Machine,
  passed: boolean,
  hidden: readonly string[],
): string {
  const load = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join(" ");
  const page = [
    `# ${run.name}`,
    "",
    `${run.what}.`,
    "",
    `**${passed ? "Passed" : "FAILED"}** on ${machine.date.toISOString().slice(0, 10)} with seed ${record.seed}, in ${duration(record.seconds)}${interruptions(record)}.`,
    `\`pnpm test:long ${run.name} --seed ${record.seed}\``,
    "",
    "| figure | value |",
    "| --- | --- |",
    ...[...story.figures].map(([name, value]) => `| ${cell(name)} | ${cell(value)} |`),
    `| machine | ${machine.cores} cores, Node ${machine.node} |`,
    `| load average before and after | ${load(machine.loadBefore)} · ${load(machine.loadAfter)} |`,
    ...(story.notes.length === 0 ? [] : ["", ...story.notes.map((note) => `- ${note}`)]),
    "",
  ].join("\n");
  return hidden.reduce((text, folder) => text.replaceAll(folder, "…/"), page);
}

function duration(seconds: number): string {
  return seconds < 120 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(1)} min`;
}

function interruptions({ resumed }: RunRecord): string {
  return resumed === 0 ? "" : `, interrupted ${resumed === 1 ? "once" : `${resumed} times`}`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
