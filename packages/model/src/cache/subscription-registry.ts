import { maxIdleSubscriptions, maxObservables, retentionMillis } from "./retention.ts";
import type { Timers } from "./ports.ts";

/** Something that changes, in the form that `useSyncExternalStore` asks for. */
export interface Observable<State> {
  subscribe(listener: () => void): () => void;
  state(): State;
}

/** Begins the real subscription; answers how to end it. */
export type Start<State> = (update: (state: State) => void) => () => void;

interface Entry<State> {
  state: State;
  readonly listeners: Set<() => void>;
  /** Those of the listeners that are no screens but other subscriptions, computed from this one. */
  readonly dependents: Set<() => void>;
  /** No screen has used it for the whole retention; only what leans on it keeps it. */
  retentionEnded: boolean;
  readonly start: Start<State>;
  readonly restartsWithIdentity: boolean;
  stop: () => void;
  cancelEnd: (() => void) | null;
}

interface RegistryParts<State> {
  readonly initial: State;
  readonly isDead: (state: State) => boolean;
  /** Would a screen see a difference? */
  readonly looksSame: (before: State, after: State) => boolean;
  readonly timers: Timers;
}

/**
 * One subscription per key, however many use it. The first user starts it, the last one who leaves starts a timer, and
 * a return before it rings finds everything as it was. Observables are stateless handles: making one and never
 * subscribing (a render that was thrown away) costs nothing.
 */
export class SubscriptionRegistry<State> {
  readonly #entries = new Map<string, Entry<State>>();
  readonly #observables = new Map<string, Observable<State>>();
  /** In the order in which their last user left. */
  readonly #idle = new Set<string>();
  readonly #parts: RegistryParts<State>;

  constructor(parts: RegistryParts<State>) {
    this.#parts = parts;
  }

  /** The same object for the same key, so that a screen may ask for it on every render. */
  observable(key: string, start: Start<State>, options: { restartsWithIdentity: boolean }): Observable<State> {
    const known = this.#observables.get(key);
    if (known !== undefined) return known;
    const observable: Observable<State> = {
      state: () => this.stateOf(key),
      subscribe: (listener) => this.#subscribe(key, start, options.restartsWithIdentity, listener),
    };
    this.#observables.set(key, observable);
    // Who still uses the oldest leaves and comes back with the new object: within the retention, so unnoticed.
    for (const oldest of this.#observables.keys())
      if (this.#observables.size > maxObservables) this.#observables.delete(oldest);
    return observable;
  }

  stateOf(key: string): State {
    return this.#entries.get(key)?.state ?? this.#parts.initial;
  }

  /**
   * Follows a subscription that is there already and keeps it from ending, but is no screen: the retention counts
   * from the last screen, or what leans would add its own retention to that of its source.
   */
  derive(key: string, listener: () => void): () => void {
    const entry = this.#entries.get(key);
    if (entry === undefined) throw new Error(`Invariant: nothing to lean on at ${key}`);
    const own = () => listener();
    entry.listeners.add(own);
    entry.dependents.add(own);
    this.#idle.delete(key);
    return () => {
      entry.dependents.delete(own);
      if (!entry.listeners.delete(own) || entry.listeners.size > 0 || this.#entries.get(key) !== entry) return;
      if (entry.retentionEnded) this.#end(key);
      else this.#idle.add(key);
    };
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Another user: private answers are forgotten, those on screen are asked for again. */
  identityChanged(): void {
    this.#restartWhere((entry) => entry.restartsWithIdentity || this.#parts.isDead(entry.state));
  }

  /** The connection is back, or "try again" was pressed. */
  retry(worthAnotherTry: (state: State) => boolean): void {
    this.#restartWhere((entry) => this.#parts.isDead(entry.state) && worthAnotherTry(entry.state));
  }

  endAll(): void {
    for (const key of Array.from(this.#entries.keys())) this.#end(key);
  }

  #subscribe(key: string, start: Start<State>, restartsWithIdentity: boolean, listener: () => void): () => void {
    const entry = this.#entries.get(key) ?? this.#begin(key, start, restartsWithIdentity);
    entry.cancelEnd?.();
    entry.cancelEnd = null;
    entry.retentionEnded = false;
    this.#idle.delete(key);
    // A listener of our own, so that the same function may subscribe twice.
    const own = () => listener();
    entry.listeners.add(own);
    return () => {
      if (entry.listeners.delete(own) && !hasScreens(entry)) this.#leave(key, entry);
    };
  }

  #begin(key: string, start: Start<State>, restartsWithIdentity: boolean): Entry<State> {
    const entry: Entry<State> = {
      state: this.#parts.initial,
      listeners: new Set(),
      dependents: new Set(),
      retentionEnded: false,
      start,
      restartsWithIdentity,
      stop: () => undefined,
      cancelEnd: null,
    };
    this.#entries.set(key, entry);
    this.#run(entry);
    return entry;
  }

  #run(entry: Entry<State>): void {
    let current = true;
    const end = entry.start((state) => {
      if (!current) return;
      const before = entry.state;
      entry.state = state;
      if (this.#parts.looksSame(before, state)) return;
      for (const notify of Array.from(entry.listeners)) notify();
    });
    entry.stop = () => {
      current = false;
      end();
    };
  }

  #leave(key: string, entry: Entry<State>): void {
    if (this.#entries.get(key) !== entry) return;
    // Nothing worth keeping: the next visitor tries again.
    if (this.#parts.isDead(entry.state)) return this.#endUnlessDerivedFrom(key, entry);
    entry.cancelEnd = this.#parts.timers.after(retentionMillis, () => this.#endUnlessDerivedFrom(key, entry));
    if (entry.dependents.size > 0) return;
    this.#idle.add(key);
    for (const oldest of this.#idle) if (this.#idle.size > maxIdleSubscriptions) this.#end(oldest);
  }

  #endUnlessDerivedFrom(key: string, entry: Entry<State>): void {
    if (entry.dependents.size === 0) return this.#end(key);
    entry.retentionEnded = true;
  }

  #restartWhere(matches: (entry: Entry<State>) => boolean): void {
    for (const [key, entry] of Array.from(this.#entries)) {
      // Ending one may have ended others that leaned on it.
      if (this.#entries.get(key) !== entry || !matches(entry)) continue;
      if (entry.listeners.size === 0) {
        this.#end(key);
        continue;
      }
      entry.stop();
      entry.state = this.#parts.initial;
      for (const notify of Array.from(entry.listeners)) notify();
      this.#run(entry);
    }
  }

  #end(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    entry.cancelEnd?.();
    this.#entries.delete(key);
    this.#idle.delete(key);
    entry.stop();
  }
}

const hasScreens = <State>({ listeners, dependents }: Entry<State>): boolean => listeners.size > dependents.size;
