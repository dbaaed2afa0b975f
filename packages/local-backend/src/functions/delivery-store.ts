import type { CommittedChanges } from "../firestore/firestore-core.ts";
import type { PlannedDelivery } from "./plan-deliveries.ts";

export interface StoredDelivery {
  readonly id: number;
  readonly key: string;
  readonly payload: string;
}

/** The database keeps owed events in the same transaction as the commit that owes them. */
export interface DeliveryStore {
  /** Asked inside every commit, before it becomes durable. */
  setDeliveryPlanner(planner: (commit: CommittedChanges) => readonly PlannedDelivery[]): void;
  /** Called after each commit that owes something. Returns the unsubscribe function. */
  onDeliveries(listener: (deliveries: readonly StoredDelivery[]) => void): () => void;
  /** Not acknowledged yet, oldest first, also from before a restart. */
  pendingDeliveries(): readonly StoredDelivery[];
  acknowledgeDelivery(id: number): void;
}
