/**
 * A process of its own, so that a function that crashes, hangs or is killed never takes the data with it.
 * The environment is complete before this file runs; the bundle is imported last.
 */
import { createServer } from "node:http";
import { enableCompileCache } from "node:module";
import type { AddressInfo } from "node:net";
import { createHostApp, type ExpressModule } from "./host-app.ts";
import { createEventRunner, isEvent } from "./host-events.ts";
import { hostBundleVariable, hostClockVariable, type FromHost, type ToHost } from "./host-messages.ts";
import { loadFunctions, requireExpress } from "./load-functions.ts";
import { installMovableDate } from "./movable-date.ts";
import { installOutputTags } from "./tag-output.ts";

function tell(message: FromHost): void {
  process.send?.(message);
}

async function serve(): Promise<void> {
  const bundle = process.env[hostBundleVariable] ?? "";
  const moveClock = installMovableDate(Number(process.env[hostClockVariable] ?? 0));
  const runAs = installOutputTags();
  process.on("uncaughtException", (error) => console.error("Uncaught in a function:", error));
  process.on("unhandledRejection", (reason) => console.error("Unhandled rejection in a function:", reason));

  // A host starts anew for each suite and after each kill: half of what its start costs is compiling the same code.
  enableCompileCache();
  const loaded = await loadFunctions(bundle);
  const app = createHostApp(requireExpress(bundle) as ExpressModule, loaded, runAs);
  const runEvent = createEventRunner(loaded, runAs);
  const server = createServer((request, response) => (isEvent(request) ? runEvent : app)(request, response));
  // The backend keeps its connections and would send the next call into one that is just being closed for idleness.
  server.keepAliveTimeout = 0;
  process.on("message", (message: ToHost) => {
    if (message.kind === "clock") {
      moveClock(message.offset);
      return tell({ kind: "clock-moved" });
    }
    if (message.kind === "ask-alive") return tell({ kind: "alive" });
    server.close(() => process.exit(0));
  });
  server.listen(0, "127.0.0.1", () =>
    tell({ kind: "ready", port: (server.address() as AddressInfo).port, endpoints: loaded.endpoints }),
  );
}

// Without its backend the host has no caller: a backend that was killed must not leave it behind.
process.on("disconnect", () => process.exit(0));
serve().catch((error: unknown) => {
  const failure: FromHost = {
    kind: "failed",
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
  process.send?.(failure, undefined, undefined, () => process.exit(1));
});
