import { readFileSync, readdirSync } from "node:fs";

/** Milliseconds that a process and all that it started in its group have computed so far; null where the system does not say. */
export function groupCpuMillis(group: number): number | null {
  let names: string[];
  try {
    names = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return null;
  }
  const ticks = names.map((name) => {
    try {
      // "pid (name) state parent group ...": the name may hold blanks and brackets.
      const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      return Number(fields[2]) === group ? Number(fields[11]) + Number(fields[12]) : 0;
    } catch {
      // Ended meanwhile.
      return 0;
    }
  });
  // A tick is 10 ms on every Linux that matters.
  return ticks.reduce((sum, value) => sum + value, 0) * 10;
}

export interface PageCost {
  readonly cpuMillis: number;
  readonly htmlBytes: number;
}

const atOnce = 8;

/** The cost of one HTML for a warm server, packed as browsers ask for it; eight visitors ask at once for so many seconds. */
export async function cpuPerPage(group: number, url: string, seconds: number): Promise<PageCost | null> {
  let pages = 0;
  let htmlBytes = 0;
  const end = performance.now() + seconds * 1000;
  const visit = async (): Promise<void> => {
    while (performance.now() < end) {
      const answer = await fetch(url);
      if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
      htmlBytes = (await answer.text()).length;
      pages += 1;
    }
  };
  await (await fetch(url)).text();
  const before = groupCpuMillis(group);
  await Promise.all(Array.from({ length: atOnce }, visit));
  const after = groupCpuMillis(group);
  return before === null || after === null ? null : { cpuMillis: (after - before) / pages, htmlBytes };
}
