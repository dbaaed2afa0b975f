import { join } from "node:path";
import { exampleFile, readEnvironmentFile } from "@lokalkorb/configuration/environment-files";
import { namesReadBy, type Place } from "@lokalkorb/configuration/names";
import type { Child } from "../stack/child.ts";
import { root } from "../stack/root.ts";
import { Refusal } from "../stack/say.ts";
import { standaloneServer, type App } from "./app-server.ts";
import { answerOf, freePort, later, startAlone } from "./start-alone.ts";

export type Environment = Readonly<Record<string, string>>;

/** The settings that `.env.example` gives a place, and nothing that a program of ours would add. */
export function documentedEnvironment(place: Place): Environment {
  const all = readEnvironmentFile(exampleFile());
  return Object.fromEntries(namesReadBy(place).map((name) => [name, all[name] ?? ""]));
}

const startApp = (app: App, env: Environment, onLine: (line: string) => void): Child =>
  startAlone(
    {
      name: app,
      command: process.execPath,
      args: [standaloneServer(app)],
      cwd: join(root, "apps", app),
      env: { HOSTNAME: "127.0.0.1", ...env },
    },
    onLine,
  );

/** The words of a built app that refuses to start; a Refusal when it starts all the same. */
export async function refusalOf(app: App, env: Environment): Promise<string> {
  const printed: string[] = [];
  const child = startApp(app, { ...env, PORT: String(await freePort()) }, (line) => printed.push(line));
  const code = await Promise.race([child.exited, later(20_000)]);
  await child.stop();
  if (code === "late" || code === 0) throw new Refusal(`${app} läuft, obwohl es nicht dürfte.`);
  return printed.join("\n");
}

/** Starts what was built as its image does, and asks it while it runs. */
export async function whileServing<T>(app: App, env: Environment, ask: (url: string) => Promise<T>): Promise<T> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const printed: string[] = [];
  const child = startApp(app, { ...env, PORT: new URL(url).port }, (line) => printed.push(line));
  try {
    const answer = await answerOf(child, `${url}/api/config`);
    if (answer?.ok) return await ask(url);
    throw new Refusal(`${app} startet nicht:\n${printed.slice(-20).join("\n")}`);
  } finally {
    await child.stop();
  }
}
