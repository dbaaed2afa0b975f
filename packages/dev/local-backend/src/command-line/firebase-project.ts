import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { BackendOptions } from "../backend/backend.ts";
import { serviceNames, type ServiceName } from "../service/service.ts";

type Bag = Record<string, unknown>;

/**
 * The parts of a project's `firebase.json` that matter here: rules, built functions and ports of the emulators, with the project of the
 * `.firebaserc` beside it. Throws where it would have to choose.
 */
export function readFirebaseProject(file: string): Partial<BackendOptions> {
  const folder = dirname(resolve(file));
  const project = readBag(file);
  const firestoreRules = rulesOf(project, "firestore", folder);
  const storageRules = rulesOf(project, "storage", folder);
  const bundle = bundleOf(project, folder);
  const projectId = projectOf(folder);
  return {
    ports: portsOf(bag(project["emulators"])),
    ...(projectId === null ? {} : { projectId }),
    ...(firestoreRules === null ? {} : { firestoreRules }),
    ...(storageRules === null ? {} : { storageRules }),
    ...(bundle === null ? {} : { functions: { bundle } }),
  };
}

const bag = (value: unknown): Bag => (typeof value === "object" && value !== null ? (value as Bag) : {});
const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
const readBag = (file: string): Bag => bag(JSON.parse(readFileSync(file, "utf8")));

/** One section may stand there alone or in a list, one for each database, bucket or codebase. */
function sectionOf(project: Bag, name: string): Bag | null {
  const given = project[name];
  if (given === undefined) return null;
  if (!Array.isArray(given)) return bag(given);
  if (given.length > 1)
    throw new Error(`There is more than one section "${name}"; name files and ports by options instead.`);
  return given.length === 0 ? null : bag(given[0]);
}

function rulesOf(project: Bag, name: "firestore" | "storage", folder: string): string | null {
  const rules = text(sectionOf(project, name)?.["rules"]);
  return rules === null ? null : join(folder, rules);
}

function bundleOf(project: Bag, folder: string): string | null {
  const section = sectionOf(project, "functions");
  if (section === null) return null;
  const source = join(folder, text(section["source"]) ?? "functions");
  const manifest = join(source, "package.json");
  return join(source, (existsSync(manifest) ? text(readBag(manifest)["main"]) : null) ?? "index.js");
}

function projectOf(folder: string): string | null {
  const file = join(folder, ".firebaserc");
  return existsSync(file) ? text(bag(readBag(file)["projects"])["default"]) : null;
}

function portsOf(emulators: Bag): Partial<Record<ServiceName, number>> {
  const ports: Partial<Record<ServiceName, number>> = {};
  for (const name of serviceNames) {
    const port = bag(emulators[name])["port"];
    if (typeof port === "number") ports[name] = port;
  }
  return ports;
}
