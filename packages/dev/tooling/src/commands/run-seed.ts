import { join } from "node:path";
import { localEnvironment, portOffset, stackPorts } from "../stack/local-environment.ts";
import { root } from "../stack/root.ts";
import { Refusal, runCommand, timed } from "../stack/say.ts";
import { seedDemo } from "../stack/seed-demo.ts";
import { readBackendEnvironment } from "../stack/start-stack.ts";

/** `pnpm seed`: writes the demo data into the running local backend again. */
await runCommand(async () => {
  const dataDir = join(root, ".data");
  const backend = readBackendEnvironment(dataDir);
  if (!backend) throw new Refusal("Das lokale Backend läuft nicht. Bitte zuerst „npm start“ aufrufen.");
  await timed("Demodaten werden angelegt", () =>
    seedDemo(dataDir, { ...localEnvironment(stackPorts(portOffset(process.env))), ...backend }),
  );
  return 0;
});
