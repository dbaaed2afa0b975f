import { deploymentNames, partFor } from "@lokalkorb/configuration/environment-files";
import { secretsOf, type Place } from "@lokalkorb/configuration/names";
import { serverSizes, standaloneServer, type App } from "./app-server.ts";

interface Variable {
  readonly name: string;
  /** A value, or the name of a secret. */
  readonly given: string;
  readonly places: readonly Place[];
}

/**
 * The settings that Firebase App Hosting reads beside an app. Without an environment every value is empty, so that a server that is given
 * no other ends at its start and lists what is missing.
 */
export function appHostingFile(app: App, env: Readonly<Record<string, string>> = {}): string {
  const { cpu, memoryMiB, minInstances, maxInstances, concurrency } = serverSizes[app];
  const standalone = standaloneServer(app).replace(/\/server\.js$/, "");
  const values = { ...partFor("build", env), ...partFor(app, env) };
  const plain = deploymentNames.map(({ name, readBy }): Variable => ({
    name,
    given: `value: ${JSON.stringify(values[name] ?? "")}`,
    places: readBy,
  }));
  // Without the error service its token is not there, and a missing secret ends the build.
  const tokens = env["SENTRY_ORG"] ? secretsOf("build") : [];
  const secrets = [
    ...secretsOf(app).map((name) => secret(name, [app])),
    ...tokens.map((name) => secret(name, ["build"])),
  ];
  const entries = [...plain, ...secrets].flatMap(({ name, given, places }) => {
    const at = [...(places.includes("build") ? ["BUILD"] : []), ...(places.includes(app) ? ["RUNTIME"] : [])];
    return at.length === 0 ? [] : [entry(name, given, at)];
  });
  return `# For Firebase App Hosting (docs/deploy.md, step 6; not tried). Generated from packages/configuration/src/names.ts by
# \`npm run deploy -- --write\`. The values of a project stand in apphosting.ENVIRONMENT.yaml beside it.
scripts:
  buildCommand: pnpm run build && cp -r .next/static ${standalone}/.next/static && cp -r public ${standalone}/public
  runCommand: node ${standaloneServer(app)}
runConfig:
  cpu: ${cpu}
  memoryMiB: ${memoryMiB}
  minInstances: ${minInstances}
  maxInstances: ${maxInstances}
  concurrency: ${concurrency}
env:
${entries.join("\n")}
${entry("HOSTNAME", 'value: "0.0.0.0"', ["RUNTIME"])}
`;
}

const secret = (name: string, places: readonly Place[]): Variable => ({ name, given: `secret: ${name}`, places });

const entry = (name: string, given: string, availability: readonly string[]): string =>
  `  - variable: ${name}\n    ${given}\n    availability: [${availability.join(", ")}]`;
