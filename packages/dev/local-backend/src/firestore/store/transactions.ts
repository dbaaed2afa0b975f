import { randomBytes } from "node:crypto";
import { invalid } from "../protocol/json.ts";
import { collectionOf, idOf, rootOf } from "../protocol/resource-name.ts";
import { StatusError } from "../protocol/status.ts";
import { LockTable, type LockMode, type LockOwner } from "./lock-table.ts";

/**
 * `locking`: server SDKs; reads lock, so that a commit that got this far goes through.
 * `optimistic`: everybody else; reads are remembered and compared at the commit.
 */
export type TransactionKind = "locking" | "optimistic" | "read-only";

export class Transaction implements LockOwner {
  readonly id: string;
  readonly held = new Map<string, LockMode>();
  /** Update times of what an optimistic transaction has read; null for what did not exist. */
  readonly reads = new Map<string, string | null>();
  readonly kind: TransactionKind;
  /** Where all its reads look, in microseconds; null: at what is there now. */
  readonly readTime: number | null;
  lastUsed = Date.now();
  hasEnded = false;
  readonly begunAt = performance.now();
  readonly #owner: Transactions;

  constructor(id: string, kind: TransactionKind, readTime: number | null, owner: Transactions) {
    this.id = id;
    this.kind = kind;
    this.readTime = readTime;
    this.#owner = owner;
  }

  /** A client that went away in the middle must not stop the others for long. */
  yieldLocks(): boolean {
    if (Date.now() - this.lastUsed < this.#owner.timeoutMs) return false;
    this.#owner.end(this);
    return true;
  }
}

/** How long a lock stood in the way of others, or was waited for. */
export interface Wait {
  readonly kind: "lock" | "transaction";
  /** The document or query that was waited for, or the first that the transaction held. */
  readonly key: string;
  readonly milliseconds: number;
}

/** Open transactions and the locks between them and plain commits. */
export class Transactions {
  readonly timeoutMs: number;
  readonly #open = new Map<string, Transaction>();
  readonly #locks: LockTable;
  readonly #habits = new ReadHabits();
  /** Every id begins with it, so that one that was never given out is told from one that is over. */
  readonly #mark = randomBytes(6);
  #begun = 0;

  readonly #onWait: (wait: Wait) => void;

  /** `onWait` hears of every wait for a lock, and of every transaction that locked something, once they are over. */
  constructor(timeoutMs = 5000, onWait: (wait: Wait) => void = () => undefined) {
    this.timeoutMs = timeoutMs;
    this.#onWait = onWait;
    this.#locks = new LockTable(timeoutMs, (key, milliseconds) => onWait({ kind: "lock", key, milliseconds }));
  }

  begin(kind: TransactionKind, readTime: number | null = null): Transaction {
    this.#forgetOld();
    const transaction = new Transaction(this.#nextId(), kind, readTime, this);
    this.#open.set(transaction.id, transaction);
    return transaction;
  }

  get(id: string): Transaction {
    const transaction = this.#open.get(id);
    // This very wording makes the server SDKs start over.
    if (transaction === undefined) throw invalid("The referenced transaction has expired or is no longer valid.");
    transaction.lastUsed = Date.now();
    return transaction;
  }

  rollback(id: string): void {
    const transaction = this.#open.get(id);
    if (transaction !== undefined) this.end(transaction);
    else if (!this.#gaveOut(id)) throw invalid("Invalid transaction.");
  }

  end(transaction: Transaction): void {
    const [key] = transaction.held.keys();
    if (key !== undefined)
      this.#onWait({ kind: "transaction", key, milliseconds: performance.now() - transaction.begunAt });
    transaction.hasEnded = true;
    this.#open.delete(transaction.id);
    this.#locks.release(transaction);
  }

  async lockDocuments(transaction: Transaction, names: readonly string[]): Promise<void> {
    await this.#lockForRead(transaction, [...new Set(names)].sort());
  }

  async lockCollection(transaction: Transaction, parent: string, id: string, allDescendants: boolean): Promise<void> {
    await this.#lockForRead(transaction, [allDescendants ? groupKey(parent, id) : `query ${parent}/${id}`]);
  }

  /**
   * Runs a commit's synchronous work once no lock of another stands against it; a transaction ends with it. Synchronous as long as
   * nothing is locked.
   */
  async commit<T>(transaction: Transaction | null, names: readonly string[], work: () => T): Promise<T> {
    if (transaction === null && this.#locks.isEmpty) return work();
    const owner = transaction ?? { held: new Map<string, LockMode>(), yieldLocks: () => false };
    try {
      for (const key of lockKeys(names)) {
        const waiting = this.#isObstacle(key, owner) ? this.#locks.acquire(key, "exclusive", owner) : undefined;
        if (waiting !== undefined) await waiting;
      }
      if (transaction !== null) this.#assertOpen(transaction);
      const result = work();
      if (transaction !== null) this.#habits.learn(transaction.held.keys(), new Set(lockKeys(names)));
      return result;
    } finally {
      if (transaction === null) this.#locks.release(owner);
      else this.end(transaction);
    }
  }

  /** Collections are locked by queries only: writers wait for them, never for each other. */
  #isObstacle(key: string, owner: LockOwner): boolean {
    return !isCollectionKey(key) || !this.#locks.isFree(key, "exclusive", owner);
  }

  /**
   * A refused lock ends the transaction: the server SDKs ask a failed read again for seconds in the same transaction, whose other
   * locks would stand in everybody's way for so long.
   */
  async #lockForRead(transaction: Transaction, keys: readonly string[]): Promise<void> {
    try {
      for (const key of keys) {
        const mode = transaction.kind === "read-only" ? "shared" : this.#habits.modeFor(key);
        const waiting = this.#locks.acquire(key, mode, transaction);
        if (waiting !== undefined) await waiting;
        this.#assertOpen(transaction);
      }
    } catch (error) {
      this.end(transaction);
      throw error;
    }
    transaction.lastUsed = Date.now();
  }

  #assertOpen(transaction: Transaction): void {
    if (transaction.hasEnded) {
      throw new StatusError("ABORTED", "The transaction was idle for too long while others waited for it.");
    }
  }

  #nextId(): string {
    const count = Buffer.alloc(6);
    count.writeUIntBE(++this.#begun, 0, 6);
    return Buffer.concat([this.#mark, count]).toString("base64");
  }

  #gaveOut(id: string): boolean {
    const bytes = Buffer.from(id, "base64");
    return bytes.length === 12 && this.#mark.equals(bytes.subarray(0, 6)) && bytes.readUIntBE(6, 6) <= this.#begun;
  }

  #forgetOld(): void {
    const oldest = Date.now() - 270_000;
    for (const transaction of this.#open.values()) {
      if (transaction.lastUsed > oldest) break;
      this.end(transaction);
    }
  }
}

/**
 * Shared locks let readers of one document run side by side, but two of them that then both write it must
 * abort each other. Exclusive locks never abort, but queue. So a document is read exclusively until
 * transactions have shown that they only look at it.
 */
class ReadHabits {
  readonly #onlyRead = new Set<string>();
  readonly #writtenAt = new Map<string, number>();

  modeFor(key: string): LockMode {
    return this.#onlyRead.has(key) ? "shared" : "exclusive";
  }

  learn(readKeys: Iterable<string>, written: ReadonlySet<string>): void {
    const now = Date.now();
    for (const key of readKeys) {
      if (written.has(key)) {
        this.#onlyRead.delete(key);
        this.#writtenAt.set(key, now);
      } else if (now - (this.#writtenAt.get(key) ?? 0) > 60_000) {
        this.#onlyRead.add(key);
      }
    }
    if (this.#onlyRead.size > 20_000) this.#onlyRead.clear();
    if (this.#writtenAt.size > 20_000) this.#writtenAt.clear();
  }
}

/** Sorted, so that commits that meet on several documents meet in the same order. */
function lockKeys(names: readonly string[]): string[] {
  const keys = new Set<string>();
  for (const name of names) {
    const collection = collectionOf(name);
    keys
      .add(name)
      .add(`query ${collection}`)
      .add(groupKey(name, idOf(collection)));
  }
  return [...keys].sort();
}

function groupKey(name: string, collectionId: string): string {
  return `query ${rootOf(name)}/**/${collectionId}`;
}

function isCollectionKey(key: string): boolean {
  return key.startsWith("query ");
}
