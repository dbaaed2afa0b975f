import type { FirebaseApp } from "firebase/app";

/** The part of the SDK's own wiring that its public types leave out. */
interface Wired {
  readonly container: {
    addOrOverwriteComponent(component: {
      readonly name: "heartbeat";
      readonly type: "PRIVATE";
      readonly instantiationMode: "LAZY";
      readonly multipleInstances: false;
      readonly serviceProps: object;
      readonly onInstanceCreated: null;
      readonly instanceFactory: () => Heartbeat;
    }): void;
  };
}

interface Heartbeat {
  triggerHeartbeat(): Promise<void>;
  getHeartbeatsHeader(): Promise<string>;
}

const silent: Heartbeat = {
  triggerHeartbeat: () => Promise.resolve(),
  getHeartbeatsHeader: () => Promise.resolve(""),
};

/**
 * The SDK counts for its maker on which days a browser used it, in two databases that no order needs (§ 25 TDDDG), and
 * offers no switch. Called before any service asks for the counter; an empty header is one that services do not send.
 */
export function withoutUsageStatistics(app: FirebaseApp): FirebaseApp {
  (app as unknown as Wired).container.addOrOverwriteComponent({
    name: "heartbeat",
    type: "PRIVATE",
    instantiationMode: "LAZY",
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
    instanceFactory: () => silent,
  });
  return app;
}
