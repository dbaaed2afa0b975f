/**
 * Starts the local services, prints one line `{"ready":true,…}` to stdout when they answer, runs until SIGINT or SIGTERM.
 * Exit code 2: a port is busy or the options make no sense.
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { startServices, type ServicesOptions } from "./start-services.ts";

const usage =
  "Usage: node cli.ts [--port <n>] [--smtp-port <n>] [--data <folder> [--reset]] [--mail-webhook <url>] [--stripe-webhook <url>] [--stripe-connect-webhook <url>] [--stripe-v2-webhook <url>]";

/** Where events about payments go, by the name of the option and of the variable with the secret. */
const paymentEndpoints = [
  { kind: "platform", option: "stripe-webhook", secret: "STRIPE_WEBHOOK_SECRET" },
  { kind: "connect", option: "stripe-connect-webhook", secret: "STRIPE_CONNECT_WEBHOOK_SECRET" },
  { kind: "v2", option: "stripe-v2-webhook", secret: "STRIPE_V2_EVENTS_SECRET" },
] as const;

function say(message: string): void {
  process.stderr.write(`${message}\n`);
}

const isPort = (port: number): boolean => Number.isInteger(port) && port >= 0 && port <= 65_535;

function readOptions(given: readonly string[]): ServicesOptions | null {
  try {
    const text = { type: "string" } as const;
    const { values } = parseArgs({
      args: [...given],
      options: {
        port: text,
        "smtp-port": text,
        data: text,
        reset: { type: "boolean" },
        "mail-webhook": text,
        "stripe-webhook": text,
        "stripe-connect-webhook": text,
        "stripe-v2-webhook": text,
      },
    });
    const { data = null, "mail-webhook": webhookUrl } = values;
    const port = Number(values.port ?? "4400");
    const smtpPort = Number(values["smtp-port"] ?? "0");
    if (!isPort(port) || !isPort(smtpPort)) return null;
    if (values.reset === true && data !== null) rmSync(data, { recursive: true, force: true });
    const payments = Object.fromEntries(
      paymentEndpoints.flatMap(({ kind, option, secret: name }) => {
        const url = values[option];
        return url === undefined ? [] : [[kind, { url, secret: process.env[name] ?? "" }]];
      }),
    );
    const secret = process.env["MAIL_WEBHOOK_SECRET"] ?? "";
    const { ALGOLIA_ADMIN_KEY: admin, NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: search } = process.env;
    return {
      port,
      dataDir: data,
      payments,
      ...(admin !== undefined && search !== undefined && { searchKeys: { admin, search } }),
      mail: {
        smtpPort,
        webhook: webhookUrl === undefined ? undefined : { url: webhookUrl, secret },
      },
    };
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
  const { port, smtpPort } = services;
  process.stdout.write(`${JSON.stringify({ ready: true, pid: process.pid, port, smtpPort })}\n`);
} catch (error) {
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  const busy = code === "EADDRINUSE";
  say(busy ? `Port ${port ?? options.port} for the local services is in use.` : String(error));
  process.exit(busy ? 2 : 1);
}
