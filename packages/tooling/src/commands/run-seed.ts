import { join } from "node:path";
import { runQuietly } from "../stack/build.ts";
import { adminEnvironment, localEnvironment, portOffset, stackPorts } from "../stack/local-environment.ts";
import { root } from "../stack/root.ts";
import { runCommand, timed } from "../stack/say.ts";

/** `pnpm seed`: writes the demo data into the running local backend again. */
await runCommand(async () => {
  const ports = stackPorts(portOffset(process.env));
  await timed("Demodaten werden angelegt", () =>
    runQuietly(process.execPath, ["--disable-warning=ExperimentalWarning", "packages/testing/src/seed.ts"], {
      ...localEnvironment(ports),
      ...adminEnvironment(ports),
      DEMO_SIGN_INS_FILE: join(root, ".data", "demo-sign-ins.json"),
    }),
  );
  return 0;
});
