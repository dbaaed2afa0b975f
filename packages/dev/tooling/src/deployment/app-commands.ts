import { partFor } from "@lokalkorb/configuration/environment-files";
import { secretsOf } from "@lokalkorb/configuration/names";
import { serverSizes, type App } from "./app-server.ts";

export interface AppDeployment {
  readonly app: App;
  readonly project: string;
  readonly env: Readonly<Record<string, string>>;
  readonly commit: string;
  /** Where the environment of its server lies, as `gcloud` finds it. */
  readonly file: string;
}

const region = "europe-west1";

/** The settings of its server, as `gcloud run deploy --env-vars-file` takes them. */
export const serverFile = ({ app, env, commit }: Pick<AppDeployment, "app" | "env" | "commit">): string =>
  Object.entries(partFor(app, { ...env, BUILD_COMMIT: commit }))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join("");

/** The commands that build, push and start one app (docs/deploy.md, step 6). */
export function appCommands({ app, project, env, commit, file }: AppDeployment): readonly string[] {
  const image = `${region}-docker.pkg.dev/${project}/lokalkorb/${app}:${commit.slice(0, 12)}`;
  const buildArgs = Object.entries(partFor("build", env)).map(
    ([name, value]) => `--build-arg ${name}=${quoted(value)}`,
  );
  // Docker refuses a secret that is not there: without the error service this one is not.
  const token = env["SENTRY_ORG"] ? secretsOf("build").map((name) => `--secret id=${name},env=${name}`) : [];
  const { cpu, memoryMiB, minInstances, maxInstances, concurrency } = serverSizes[app];
  const secrets = secretsOf(app).map((name) => `${name}=${name}:latest`);
  return [
    wrapped("docker build", [
      "--platform linux/amd64",
      `-f apps/${app}/Dockerfile`,
      `-t ${image}`,
      ...token,
      ...buildArgs,
      ".",
    ]),
    `docker push ${image}`,
    wrapped(`gcloud run deploy ${app}`, [
      `--project ${project} --region ${region} --image ${image} --allow-unauthenticated`,
      // It may read its secrets and nothing else: pages know what a stranger may know.
      `--service-account ${app}-server@${project}.iam.gserviceaccount.com`,
      `--cpu ${cpu} --memory ${memoryMiB}Mi --concurrency ${concurrency}`,
      `--min-instances ${minInstances} --max-instances ${maxInstances}`,
      `--env-vars-file ${quoted(file)}`,
      ...(secrets.length === 0 ? [] : [`--set-secrets ${secrets.join(",")}`]),
      "--startup-probe httpGet.path=/api/health,periodSeconds=5,failureThreshold=12",
    ]),
  ];
}

const wrapped = (command: string, options: readonly string[]): string => [command, ...options].join(" \\\n  ");

/** For a POSIX shell. */
const quoted = (text: string): string =>
  /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
