export const apps = ["storefront", "console"] as const;
export type App = (typeof apps)[number];

export interface ServerSize {
  readonly cpu: number;
  readonly memoryMiB: number;
  readonly minInstances: number;
  readonly maxInstances: number;
  /** Requests that one instance answers at once. */
  readonly concurrency: number;
}

/** How large the servers of the apps may become, wherever they run. */
export const serverSizes: Readonly<Record<App, ServerSize>> = {
  storefront: { cpu: 1, memoryMiB: 1024, minInstances: 1, maxInstances: 10, concurrency: 80 },
  console: { cpu: 1, memoryMiB: 1024, minInstances: 1, maxInstances: 5, concurrency: 80 },
};

/** The server that a build leaves, from the folder of its app. */
export const standaloneServer = (app: App): string => `.next/standalone/apps/${app}/server.js`;
