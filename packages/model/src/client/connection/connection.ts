import type { Observable } from "../../cache/subscription-registry.ts";

/** The connection as a board shows it: all data is as of now, or it is not. */
export type ConnectionState = "connecting" | "live" | "offline";

/**
 * The SDK has no such state, but each listener knows: an answer from the server, or only what was remembered.
 * One listener that fell back to memory means that the stream is gone, since all share it.
 */
export class Connection implements Observable<ConnectionState> {
  readonly #answered = new Set<object>();
  readonly #fallenBack = new Set<object>();
  readonly #listeners = new Set<() => void>();
  #state: ConnectionState = "connecting";
  #networkOff = false;
  #serverGone = false;

  state = (): ConnectionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  answered(by: object): void {
    this.#answered.add(by);
    this.#fallenBack.delete(by);
    this.#settle();
  }

  fellBack(by: object): void {
    this.#fallenBack.add(by);
    this.#settle();
  }

  left(by: object): void {
    this.#answered.delete(by);
    this.#fallenBack.delete(by);
    this.#settle();
  }

  /** The browser's own word about its network. */
  network(on: boolean): void {
    this.#networkOff = !on;
    this.#settle();
  }

  /** Asked and not reached: whatever listeners still believe, their stream is gone. */
  serverGone(): void {
    this.#serverGone = true;
    this.#settle();
  }

  /** It answers again, but no document is up to date before its first message. */
  serverBack(): void {
    if (!this.#serverGone) return;
    this.#serverGone = false;
    for (const listener of this.#answered) this.#fallenBack.add(listener);
    this.#settle();
  }

  #settle(): void {
    const offline = this.#networkOff || this.#serverGone || this.#fallenBack.size > 0;
    const next = offline ? "offline" : this.#answered.size > 0 ? "live" : "connecting";
    if (next === this.#state) return;
    this.#state = next;
    for (const notify of Array.from(this.#listeners)) notify();
  }
}
