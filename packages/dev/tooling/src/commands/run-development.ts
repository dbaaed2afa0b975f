import { join } from "node:path";
import { runQuietly } from "../stack/build.ts";
import { startChild } from "../stack/child.ts";
import { localEnvironment, portOffset, stackPorts } from "../stack/local-environment.ts";
import { root } from "../stack/root.ts";
import { runCommand, say } from "../stack/say.ts";
import { describeStack, startStack } from "../stack/start-stack.ts";

/** `pnpm dev`: both apps as development servers, functions rebuilt and reloaded on every change. */
await runCommand(async () => {
  await runQuietly(process.execPath, ["functions/build.mjs"]);
  for (const app of ["storefront", "console"]) {
    await runQuietly(process.execPath, [
      "packages/ui/src/illustrations/export-illustrations.ts",
      `apps/${app}/public/goods`,
    ]);
  }
  const ports = stackPorts(portOffset(process.env));
  const stack = await startStack({
    ports,
    dataDir: join(root, ".data"),
    environment: localEnvironment(ports),
    build: false,
    development: true,
  });
  const functions = startChild({
    name: "functions",
    command: process.execPath,
    args: ["functions/build.mjs", "--watch"],
    cwd: root,
    env: {},
    onLine: say,
  });
  say(describeStack(stack));
  say("bereit · Änderungen erscheinen von selbst · Strg+C beendet alles\n");
  const code = await stack.untilStopped();
  await functions.stop();
  return code;
});
