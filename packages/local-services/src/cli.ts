/**
 * Starts the local services, prints one line `{"ready":true,…}` to stdout when they answer, runs until SIGINT or SIGTERM.
 * Exit code 2: the port is busy or the options make no sense.
 */
import { parseArgs } from "node:util";
import { startServices } from "./start-services.ts";
import type { ServicesOptions } from "./start-services.ts";

const usage = "Usage: node cli.ts [--port <n>] [--data <folder>]";

const say = (message: string): void => {
  process.stderr.write(`${message}\n`);
};

function readOptions(given: readonly string[]): ServicesOptions | null {
  try {
    const { values } = parseArgs({ args: [...given], options: { port: { type: "string" }, data: { type: "string" } } });
    const port = Number(values.port ?? "4400");
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return null;
    return { port, dataDir: values.data ?? null };
  } catch {
    return null;
  }
}

const options = readOptions(process.argv.slice(2));
if (options === null) {
  say(usage);
  process.exit(2);
}
try {
  const services = await startServices(options);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => void services.stop().then(() => process.exit(0)));
  }
  process.stdout.write(`${JSON.stringify({ ready: true, pid: process.pid, port: services.port })}\n`);
} catch (error) {
  const busy = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  say(busy ? `Port ${options.port} for the local services is in use.` : String(error));
  process.exit(busy ? 2 : 1);
}
