export const serviceNames = ["firestore", "auth", "storage", "functions"] as const;
export type ServiceName = (typeof serviceNames)[number];

/** A part of the backend as the one that starts and stops it sees it. */
export interface Service {
  readonly name: ServiceName;
  readonly port: number;
  /** Empties everything the service keeps; it goes on serving. */
  reset(): Promise<void> | void;
  /** Cuts all connections without a word, as a failing network would; new ones are taken. */
  readonly dropConnections: () => void;
  /** Closes the port and lets go of files and processes. Safe to call twice. */
  stop(): Promise<void>;
}

/** Another program has the port; the command line answers this with exit code 2. */
export class PortBusyError extends Error {
  readonly service: ServiceName;
  readonly port: number;
  constructor(service: ServiceName, port: number) {
    super(`Port ${port} for the ${service} service is in use by another program. Stop it or choose another port.`);
    this.service = service;
    this.port = port;
  }
}

export const asPortBusy = (error: unknown, service: ServiceName, port: number): unknown =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE" ? new PortBusyError(service, port) : error;

/** Stops in reverse order of start: what calls the others goes first. One failure does not keep the rest open. */
export async function stopServices(services: readonly Service[]): Promise<void> {
  const failures: unknown[] = [];
  for (const service of services.toReversed()) {
    try {
      await service.stop();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some services did not stop cleanly.");
}
