import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { localEnvironment, portOffset, stackPorts } from "../stack/local-environment.ts";
import { root } from "../stack/root.ts";
import { runCommand, say } from "../stack/say.ts";
import { describeStack, forgetStack, startStack } from "../stack/start-stack.ts";

const { values } = parseArgs({
  options: {
    /** Folder for database, files and logs. */
    data: { type: "string", default: join(root, ".data") },
    /** Forgets the folder first. */
    fresh: { type: "boolean", default: false },
    /** Uses what was built before. */
    "no-build": { type: "boolean", default: false },
  },
});

/** `npm start`: builds what changed, starts everything, seeds an empty database, and stays until Ctrl+C. */
await runCommand(async () => {
  const start = performance.now();
  const ports = stackPorts(portOffset(process.env));
  const dataDir = resolve(values.data);
  if (values.fresh) forgetStack(dataDir);
  const stack = await startStack({ ports, dataDir, environment: localEnvironment(ports), build: !values["no-build"] });
  say(describeStack(stack));
  say(`bereit nach ${((performance.now() - start) / 1000).toFixed(1)} s · Strg+C beendet alles\n`);
  return stack.untilStopped();
});
