import type { EffectKind } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import type { AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { outboxDocument } from "@lokalkorb/model/documents/outbox";
import type { Deps } from "../platform/deps.ts";

export type OutboxEntry = DocumentOf<typeof outboxDocument>;

/**
 * Does what follows from a step. It may run twice, at the same time or after a kill in the middle, and must come to the
 * same. Throwing means: later again.
 */
export type EffectRunner<D extends Deps = Deps> = (deps: D, entry: OutboxEntry, recordIn: RecordIn) => Promise<void>;

/** Runners by kind; the outbox itself imports none. */
export type Runners<D extends Deps = Deps> = Partial<Record<EffectKind, EffectRunner<D>>>;

/**
 * For a runner that must not count twice: writes in its own transaction that it is done, so that the entry itself, read in
 * that transaction, says whether it was.
 */
export type RecordIn = (tx: AdminTransaction, stored: OutboxEntry) => void;

/** Another try would not help: it needs a person at once. */
export class PermanentFailure extends Error {
  override readonly name = "EffectGaveUp";
}
