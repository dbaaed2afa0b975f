import { readFileSync } from "node:fs";

/** Of every Linux the emulator runs on; the kernel counts CPU time in hundredths of a second. */
const ticksPerSecond = 100;

/** CPU time of a process so far, in seconds; NaN where there is no /proc. */
export function cpuSeconds(pid: number): number {
  const stat = procFile(pid, "stat");
  // The name in parentheses may hold blanks; what follows it does not.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory in megabytes. */
export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(procFile(pid, "status"))?.[1] ?? Number.NaN) / 1024;

function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}
