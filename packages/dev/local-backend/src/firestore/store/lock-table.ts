import { StatusError } from "../protocol/status.ts";

export type LockMode = "shared" | "exclusive";

/** Who holds or waits: a transaction, or a single commit for the moment it takes. */
export interface LockOwner {
  /** Keys this owner holds. */
  readonly held: Map<string, LockMode>;
  /** Called when another owner has waited too long for it; returns whether it gave up its locks. */
  yieldLocks(): boolean;
}

interface Waiter {
  readonly owner: LockOwner;
  readonly mode: LockMode;
  readonly granted: () => void;
  readonly refused: (error: StatusError) => void;
}

interface Lock {
  readonly key: string;
  readonly holders: Map<LockOwner, LockMode>;
  readonly queue: Waiter[];
}

/** Locks by key, first come first served. Waiting ends in ABORTED on deadlock or after the timeout. */
export class LockTable {
  readonly #locks = new Map<string, Lock>();
  readonly #waitingFor = new Map<LockOwner, Set<Lock>>();
  readonly #timeoutMs: number;
  readonly #onWaited: (key: string, milliseconds: number) => void;

  /** `onWaited` hears of every wait once it is over, however it ended. */
  constructor(timeoutMs: number, onWaited: (key: string, milliseconds: number) => void = () => undefined) {
    this.#timeoutMs = timeoutMs;
    this.#onWaited = onWaited;
  }

  /** Is anything locked? Lets callers skip all work when nothing is. */
  get isEmpty(): boolean {
    return this.#locks.size === 0;
  }

  /** Would `owner` get this lock at once? */
  isFree(key: string, mode: LockMode, owner: LockOwner | null): boolean {
    const lock = this.#locks.get(key);
    if (lock === undefined) return true;
    if (owner !== null && covers(lock.holders.get(owner), mode)) return true;
    return isCompatible(lock, mode, owner) && (lock.queue.length === 0 || (owner !== null && lock.holders.has(owner)));
  }

  /** Undefined when granted at once, so that the uncontended case stays synchronous. */
  acquire(key: string, mode: LockMode, owner: LockOwner): Promise<void> | undefined {
    let lock = this.#locks.get(key);
    if (lock === undefined) {
      lock = { key, holders: new Map(), queue: [] };
      this.#locks.set(key, lock);
    }
    if (covers(lock.holders.get(owner), mode)) return undefined;
    if (this.isFree(key, mode, owner)) {
      grant(lock, mode, owner);
      return undefined;
    }
    return this.#wait(lock, mode, owner);
  }

  /** Gives up everything the owner holds or waits for. */
  release(owner: LockOwner): void {
    for (const lock of this.#waitingFor.get(owner) ?? []) {
      for (const waiter of lock.queue.filter((candidate) => candidate.owner === owner)) {
        this.#refuse(lock, waiter, "The transaction has ended.");
      }
    }
    const keys = [...owner.held.keys()];
    owner.held.clear();
    for (const key of keys) {
      const lock = this.#locks.get(key);
      if (lock === undefined) continue;
      lock.holders.delete(owner);
      this.#advance(lock);
    }
  }

  async #wait(lock: Lock, mode: LockMode, owner: LockOwner): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = performance.now();
    const waiter: Waiter = { owner, mode, granted: resolve, refused: reject };
    // Who already shares the lock goes first: all others would wait for it anyway.
    if (lock.holders.has(owner)) lock.queue.unshift(waiter);
    else lock.queue.push(waiter);
    const waitingFor = this.#waitingFor.get(owner) ?? new Set();
    this.#waitingFor.set(owner, waitingFor.add(lock));
    let timer: NodeJS.Timeout | undefined;
    if (this.#isDeadlock(owner)) {
      this.#refuse(lock, waiter, "Transaction deadlock: too much contention on these documents. Please try again.");
    } else {
      timer = setTimeout(() => {
        for (const holder of lock.holders.keys()) if (holder !== owner) holder.yieldLocks();
        this.#refuse(lock, waiter, "Transaction lock timeout.");
      }, this.#timeoutMs);
    }
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      this.#onWaited(lock.key, performance.now() - begin);
      waitingFor.delete(lock);
      if (waitingFor.size === 0) this.#waitingFor.delete(owner);
    }
  }

  #refuse(lock: Lock, waiter: Waiter, message: string): void {
    const at = lock.queue.indexOf(waiter);
    if (at === -1) return;
    lock.queue.splice(at, 1);
    this.#advance(lock);
    waiter.refused(new StatusError("ABORTED", message));
  }

  /** Does `owner` wait, over any number of others, for itself? */
  #isDeadlock(owner: LockOwner): boolean {
    const seen = new Set<LockOwner>();
    const pending = [...this.#blockersOf(owner)];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (next === owner) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      pending.push(...this.#blockersOf(next));
    }
    return false;
  }

  /** Its own share of the lock it wants is no obstacle; those who hold it or stand before it are. */
  *#blockersOf(owner: LockOwner): Generator<LockOwner> {
    for (const lock of this.#waitingFor.get(owner) ?? []) {
      for (const holder of lock.holders.keys()) if (holder !== owner) yield holder;
      for (const waiter of lock.queue) {
        if (waiter.owner === owner) break;
        yield waiter.owner;
      }
    }
  }

  #advance(lock: Lock): void {
    for (let first = lock.queue[0]; first !== undefined; first = lock.queue[0]) {
      if (!isCompatible(lock, first.mode, first.owner)) break;
      lock.queue.shift();
      grant(lock, first.mode, first.owner);
      first.granted();
    }
    if (lock.holders.size === 0 && lock.queue.length === 0) this.#locks.delete(lock.key);
  }
}

function grant(lock: Lock, mode: LockMode, owner: LockOwner): void {
  lock.holders.set(owner, mode);
  owner.held.set(lock.key, mode);
}

function covers(held: LockMode | undefined, wanted: LockMode): boolean {
  return held === "exclusive" || held === wanted;
}

function isCompatible(lock: Lock, mode: LockMode, owner: LockOwner | null): boolean {
  for (const [holder, held] of lock.holders) {
    if (holder !== owner && (mode === "exclusive" || held === "exclusive")) return false;
  }
  return true;
}
