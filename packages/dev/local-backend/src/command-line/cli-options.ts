import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { BackendOptions } from "../backend/backend.ts";
import { scheduleModes } from "../functions/schedules/scheduler.ts";
import { readFirebaseProject } from "./firebase-project.ts";
import { serviceNames, type ServiceName } from "../service/service.ts";

/** An unreadable command line; its message is for the person who typed it. */
export class UsageError extends Error {}

export const usage = `Usage: node cli.ts [--firebase firebase.json] [--config file.json] [options]
  --firebase <firebase.json> rules, built functions, emulator ports and (.firebaserc) project as Firebase's own tools find them
  --project <id>             project id
  --data <folder>            keep the data there; without it everything is lost at the end
  --firestore-rules <file>   --storage-rules <file>
  --firestore-port <n>  --auth-port <n>  --storage-port <n>  --functions-port <n>   0 takes a free one
  --functions <bundle.js>    the built functions
  --region-alias <from=to>   functions of the first region answer under the second, too (may be repeated)
  --schedules <who>          clock, moved-clock (only when a test moves it) or manual
  --import <file>            start with the snapshot in this file, in place of what is there
  --export <file>            write a snapshot there at the end
  --steps                    tests may stop functions where their code says it has come to
  --clock-offset <ms>        how far the clock stands from the machine's own at the start
  --enforce-token-expiry     ID tokens end after their hour, as in production
  --watch                    load functions and rules again when their files change
Paths in a configuration file are relative to that file. Its shape is BackendOptions of backend.ts plus "watch", "clockOffset", "import" and "export".`;

export type CliOptions = BackendOptions & {
  readonly watch: boolean;
  readonly clockOffset: number;
  readonly import?: string;
  readonly export?: string;
};

export function parseCliOptions(given: readonly string[]): CliOptions {
  const { values } = parse(given);
  const config = {
    ...(values.firebase === undefined ? {} : readFirebase(values.firebase)),
    ...(values.config === undefined ? {} : readConfig(resolve(values.config))),
  };
  const watch = values.watch ?? config.watch ?? false;
  const ports = { ...config.ports };
  for (const name of serviceNames) {
    const text = values[`${name}-port`];
    if (text !== undefined) ports[name] = portOf(name, text);
  }
  const bundle = values.functions === undefined ? config.functions?.bundle : resolve(values.functions);
  const schedules = values.schedules ?? config.functions?.schedules;
  const mode = scheduleModes.find((known) => known === schedules);
  if (schedules !== mode)
    throw new UsageError(`--schedules is one of ${scheduleModes.join(", ")}, not "${schedules ?? ""}".`);
  const projectId = values.project ?? config.projectId;
  const dataDir = values.data === undefined ? config.dataDir : resolve(values.data);
  const firestoreRules =
    values["firestore-rules"] === undefined ? config.firestoreRules : resolve(values["firestore-rules"]);
  const storageRules = values["storage-rules"] === undefined ? config.storageRules : resolve(values["storage-rules"]);
  const enforceTokenExpiry = values["enforce-token-expiry"] ?? config.enforceTokenExpiry;
  const clockOffset = Number(values["clock-offset"] ?? config.clockOffset ?? 0);
  if (!Number.isFinite(clockOffset)) throw new UsageError("--clock-offset is a number of milliseconds.");
  return {
    watch,
    clockOffset,
    ports,
    ...fileOption("import", values.import ?? config.import),
    ...fileOption("export", values.export ?? config.export),
    ...(projectId === undefined ? {} : { projectId }),
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(firestoreRules === undefined ? {} : { firestoreRules }),
    ...(storageRules === undefined ? {} : { storageRules }),
    ...(enforceTokenExpiry === undefined ? {} : { enforceTokenExpiry }),
    ...(bundle === undefined
      ? {}
      : {
          functions: {
            ...config.functions,
            bundle,
            watch,
            regionAliases: { ...config.functions?.regionAliases, ...aliasesOf(values["region-alias"] ?? []) },
            ...(mode === undefined ? {} : { schedules: mode }),
            ...(values.steps === undefined ? {} : { steps: values.steps }),
          },
        }),
  };
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        config: { type: "string" },
        firebase: { type: "string" },
        project: { type: "string" },
        data: { type: "string" },
        "firestore-rules": { type: "string" },
        "storage-rules": { type: "string" },
        "firestore-port": { type: "string" },
        "auth-port": { type: "string" },
        "storage-port": { type: "string" },
        "functions-port": { type: "string" },
        functions: { type: "string" },
        "region-alias": { type: "string", multiple: true },
        schedules: { type: "string" },
        watch: { type: "boolean" },
        import: { type: "string" },
        export: { type: "string" },
        steps: { type: "boolean" },
        "enforce-token-expiry": { type: "boolean" },
        "clock-offset": { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readFirebase(file: string): Partial<CliOptions> {
  try {
    return readFirebaseProject(file);
  } catch (error) {
    throw new UsageError(
      `The project ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function readConfig(file: string): Partial<CliOptions> {
  let config: Partial<CliOptions>;
  try {
    config = JSON.parse(readFileSync(file, "utf8")) as Partial<CliOptions>;
  } catch (error) {
    throw new UsageError(
      `The configuration ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const at = (path: string): string => resolve(dirname(file), path);
  return {
    ...config,
    ...(config.dataDir === undefined ? {} : { dataDir: at(config.dataDir) }),
    ...(config.firestoreRules === undefined ? {} : { firestoreRules: at(config.firestoreRules) }),
    ...(config.storageRules === undefined ? {} : { storageRules: at(config.storageRules) }),
    ...(config.import === undefined ? {} : { import: at(config.import) }),
    ...(config.export === undefined ? {} : { export: at(config.export) }),
    ...(config.functions === undefined
      ? {}
      : { functions: { ...config.functions, bundle: at(config.functions.bundle) } }),
  };
}

const fileOption = (name: "import" | "export", file: string | undefined): { import?: string; export?: string } =>
  file === undefined ? {} : { [name]: resolve(file) };

function portOf(name: ServiceName, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--${name}-port is a number from 0 to 65535, not "${text}".`);
  return port;
}

const aliasesOf = (pairs: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [from, to, ...rest] = pair.split("=");
      if (from === undefined || from === "" || to === undefined || to === "" || rest.length > 0)
        throw new UsageError(`--region-alias is from=to, not "${pair}".`);
      return [from, to];
    }),
  );
