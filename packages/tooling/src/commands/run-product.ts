import { join } from "node:path";
import { localEnvironment, portOffset, stackPorts } from "../stack/local-environment.ts";
import { root } from "../stack/root.ts";
import { runCommand, say } from "../stack/say.ts";
import { describeStack, startStack } from "../stack/start-stack.ts";

/** `npm start`: builds what changed, starts everything, seeds an empty database, and stays until Ctrl+C. */
await runCommand(async () => {
  const start = performance.now();
  const ports = stackPorts(portOffset(process.env));
  const stack = await startStack({ ports, dataDir: join(root, ".data"), environment: localEnvironment(ports), build: true });
  say(describeStack(stack));
  say(`bereit nach ${((performance.now() - start) / 1000).toFixed(1)} s · Strg+C beendet alles\n`);
  return stack.untilStopped();
});
