export interface StoredDelivery {
  readonly id: number;
  readonly key: string;
  readonly payload: string;
}

export interface PlannedDelivery {
  readonly key: string;
  /** An EventDelivery as JSON text. */
  readonly payload: string;
}

/** Owed events, kept in the same transaction as the change that owes them. */
export interface DeliveryStore {
  /** Called after each change that owes something. Returns the unsubscribe function. */
  onDeliveries(listener: (deliveries: readonly StoredDelivery[]) => void): () => void;
  /** Not acknowledged yet, oldest first, also from before a restart. */
  pendingDeliveries(): readonly StoredDelivery[];
  acknowledgeDelivery(id: number): void;
}

/** A store that asks inside every change, before it becomes durable, what the change owes. */
export interface PlannedDeliveryStore<Change> extends DeliveryStore {
  setDeliveryPlanner(planner: (change: Change) => readonly PlannedDelivery[]): void;
}
