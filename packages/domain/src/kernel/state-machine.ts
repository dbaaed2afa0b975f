import { assert } from "./invariant.ts";

/**
 * States and edges as data, with the actor who may walk each edge. The same table answers which buttons to show,
 * what a callable may do and which cases a test must cover. Guards are pure functions beside the table, not in it.
 */
export interface Transition<State extends string, Actor extends string> {
  readonly from: State;
  readonly to: State;
  readonly by: readonly Actor[];
}

export interface StateMachine<State extends string, Actor extends string> {
  readonly states: readonly State[];
  readonly initial: readonly State[];
  /** Where a life may end. A final state can still have a way out, e.g. restoring a cancelled order. */
  readonly final: readonly State[];
  readonly transitions: readonly Transition<State, Actor>[];
}

/** Without `by`: whether anybody may. */
export function canTransition<State extends string, Actor extends string>(
  machine: StateMachine<State, Actor>,
  from: State,
  to: State,
  by?: Actor,
): boolean {
  return nextStates(machine, from, by).includes(to);
}

/** Whatever writes a state asks here: it stays, or the table leads there. Any other way is our own mistake, and throws. */
export function transition<State extends string, Actor extends string>(
  machine: StateMachine<State, Actor>,
  from: State,
  to: State,
  by?: Actor,
): State {
  assert(from === to || canTransition(machine, from, to, by), `${from} does not lead to ${to}`);
  return to;
}

export function nextStates<State extends string, Actor extends string>(
  machine: StateMachine<State, Actor>,
  from: State,
  by?: Actor,
): readonly State[] {
  return machine.transitions
    .filter((edge) => edge.from === from && (by === undefined || edge.by.includes(by)))
    .map((edge) => edge.to);
}

/**
 * Every state that can follow, the starting ones included. Final states are not left again, so that the answer means
 * "later in the same life".
 */
export function reachableStates<State extends string, Actor extends string>(
  machine: StateMachine<State, Actor>,
  start: readonly State[] = machine.initial,
): ReadonlySet<State> {
  const seen = new Set(start);
  for (const state of seen) {
    if (machine.final.includes(state)) continue;
    for (const next of nextStates(machine, state)) seen.add(next);
  }
  return seen;
}
