import { join } from "node:path";
import { answerOf, freePort, startAlone } from "@lokalkorb/tooling/deployment/start-alone.ts";
import { localEnvironment } from "@lokalkorb/tooling/stack/local-environment.ts";
import { root } from "@lokalkorb/tooling/stack/root.ts";
import { ports } from "./stack.ts";

export interface SecondStorefront {
  readonly url: string;
  stop(): Promise<void>;
}

/** Another server of the same storefront on the same database, as its image starts it; no change is announced to it. */
export async function startSecondStorefront(): Promise<SecondStorefront> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = startAlone({
    name: "second storefront",
    command: process.execPath,
    args: ["apps/storefront/server.js"],
    cwd: join(root, "apps/storefront/.next/standalone"),
    env: { ...localEnvironment(ports), HOSTNAME: "127.0.0.1", PORT: String(port) },
  });
  const answer = await answerOf(server, `${url}/api/config`);
  if (answer?.ok) return { url, stop: () => server.stop() };
  await server.stop();
  throw new Error(`The second storefront does not answer: ${answer?.status ?? "nothing"}`);
}
