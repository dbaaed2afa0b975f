import { join } from "node:path";
import { busyPorts } from "../stack/busy-ports.ts";
import { portOffset, stackPorts } from "../stack/local-environment.ts";
import { root } from "../stack/root.ts";
import { Refusal, runCommand, say } from "../stack/say.ts";
import { forgetStack } from "../stack/start-stack.ts";

/** `pnpm reset`: forgets the local database; the next start seeds it anew. */
await runCommand(async () => {
  const { firestore } = stackPorts(portOffset(process.env));
  if ((await busyPorts({ firestore })).length > 0)
    throw new Refusal("Lokalkorb läuft noch. Bitte zuerst mit Strg+C beenden.");
  forgetStack(join(root, ".data"));
  say("Die lokalen Daten sind gelöscht. Der nächste Start legt die Demodaten neu an.");
  return 0;
});
