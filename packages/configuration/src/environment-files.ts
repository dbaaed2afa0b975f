import { environmentNames, groups, type EnvironmentName, type Place } from "./names.ts";

const wide = 120;

function wrap(text: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && `# ${last} ${word}`.length > wide) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.map((line) => `# ${line}`).join("\n");
}

const placeWords: Readonly<Record<Place, string>> = {
  build: "build",
  storefront: "storefront",
  console: "console",
  functions: "functions",
  tools: "commands",
};

const noteOf = ({ readBy, neededBy = [], secret }: EnvironmentName): string =>
  `[${readBy.map((place) => placeWords[place] + (neededBy.includes(place) ? "*" : "")).join(", ")}${secret ? "; secret" : ""}]`;

const sections = (lineOf: (name: string, facts: EnvironmentName) => string | null): string =>
  Object.entries(groups)
    .flatMap(([title, group]) => {
      const lines = Object.entries(group).flatMap(([name, facts]) => lineOf(name, facts) ?? []);
      return lines.length === 0 ? [] : [`${wrap(title)}\n\n${lines.join("\n")}`];
    })
    .join("\n\n");

/** `.env.example`: every name with its local value. */
export const exampleFile = (): string =>
  `# Every name the product reads, with its local value. \`npm start\` sets these itself; a deployment sets its own
# (docs/deploy.md). In brackets: who reads it, with a star where a deployment does not start without it.
# A server that misses a needed name ends at its start and lists all that are missing. Behind a public APP_URL it also
# ends over every local or test key, demo setting, address without https, and secret of less than 32 characters.
# Generated from packages/configuration/src/names.ts by \`npm run deploy -- --write\`.

${sections((name, facts) => `${wrap(`${facts.about} ${noteOf(facts)}`)}\n${name}=${facts.local}`)}
`;

const isLocalOnly = (name: string, { readBy }: EnvironmentName): boolean =>
  readBy.every((place) => place === "tools") ||
  /^(?:USE_EMULATORS|EMULATOR_|DEMO_|STRIPE_API_|MAPBOX_API_BASE$|NEXT_PUBLIC_MAPBOX_API_BASE$|TWILIO_API_BASE$|PUSH_SERVICE_BASE$|NEXT_PUBLIC_ALGOLIA_HOST$|BUILD_COMMIT$)/.test(
    name,
  );

/** The names of one deployment: everything but secrets and settings of a developer's machine. */
export const deploymentNames = environmentNames.filter((facts) => !facts.secret && !isLocalOnly(facts.name, facts));

/** The file that a deployment begins with: needed names empty, the others commented out. */
export const deploymentFile = (project: string): string =>
  `# The environment of the project ${project}; secrets stand in its secret store alone (docs/deploy.md, step 4).
# Names without "#" are needed.

${sections((name, facts) => {
  if (!deploymentNames.some((other) => other.name === name)) return null;
  const line =
    name === "FIREBASE_PROJECT_ID" ? `${name}=${project}` : `${facts.neededBy === undefined ? "# " : ""}${name}=`;
  return `${wrap(`${facts.about} ${noteOf(facts)}`)}\n${line}`;
})}
`;

/** Lines of a dotenv file as names and values; comments and empty lines are nothing. Quotes around a value are taken off. */
export const readEnvironmentFile = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(/\r?\n/).flatMap((line) => {
      const [, name = "", value = ""] = /^\s*([A-Z][A-Z0-9_]*)\s*=(.*)$/.exec(line) ?? [];
      return name === "" ? [] : [[name, value.trim().replace(/^(["'])(.*)\1$/, "$2")]];
    }),
  );

/** The part of a deployment's environment that one place reads, without what is empty. */
export const partFor = (place: Place, env: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    environmentNames.flatMap(({ name, readBy, secret }) => {
      const value = env[name] ?? "";
      return readBy.includes(place) && !secret && value !== "" ? [[name, value]] : [];
    }),
  );

/**
 * Firebase's command asks for a parameter that has no line, whatever its default is, and refuses where it cannot ask.
 */
const parameters: Readonly<Record<string, string>> = Object.fromEntries(
  environmentNames.flatMap(({ name, local }) =>
    name === "WARM_INSTANCES" || name === "BUSY_MAX_INSTANCES" ? [[name, local]] : [],
  ),
);

/** Read by Firebase's command beside the functions. */
export const functionsFile = (env: Readonly<Record<string, string>>): string =>
  `${Object.entries({ ...parameters, ...partFor("functions", env), NODE_OPTIONS: "--enable-source-maps" })
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join("\n")}\n`;
