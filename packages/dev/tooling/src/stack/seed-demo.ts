import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./build.ts";

export interface DemoSignIn {
  readonly shop: string;
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** The seed's report about the people it made. */
interface SeedReport {
  readonly shops: readonly {
    readonly name: string;
    readonly signIns: readonly { readonly email: string; readonly role: string }[];
  }[];
  readonly password: string;
}

/** Read by the console's sign-in screen in demo mode. */
export const signInsFile = (dataDir: string): string => join(dataDir, "demo-sign-ins.json");

export function readSignIns(dataDir: string): readonly DemoSignIn[] {
  const file = signInsFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as DemoSignIn[]) : [];
}

/** Writes the demo into a running backend and keeps its sign-ins beside the data. */
export async function seedDemo(dataDir: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const printed = await runQuietly(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "packages/dev/testing/src/seed.ts"],
    environment,
  );
  const report = JSON.parse(printed.trim().split("\n").at(-1) ?? "") as SeedReport;
  const signIns = report.shops.flatMap(({ name, signIns: people }) =>
    people.map(({ email, role }): DemoSignIn => ({ shop: name, role, email, password: report.password })),
  );
  writeFileSync(signInsFile(dataDir), JSON.stringify(signIns, null, 2));
}
