import { assert } from "../../kernel/invariant.ts";
import { canTransition, type StateMachine } from "../../kernel/state-machine.ts";

/** The states of one machine that random commands went through. */
export interface Track<State extends string, Actor extends string> {
  /** A life begins. */
  readonly begins: (state: State) => void;
  /** Refuses what the table does not know; staying where one is is no step. */
  readonly goes: (from: State, to: State, by?: Actor) => void;
  readonly walked: () => { readonly edges: number; readonly ofEdges: number; readonly unwalked: readonly string[] };
}

export function trackOf<State extends string, Actor extends string>(
  name: string,
  machine: StateMachine<State, Actor>,
): Track<State, Actor> {
  const edges = new Set<string>();
  return {
    begins: (state) => assert(machine.initial.includes(state), `${name} begins as ${state}`),
    goes: (from, to, by) => {
      if (from === to) return;
      assert(canTransition(machine, from, to, by), `${name}: ${from} -> ${to} by ${by ?? "anybody"}`);
      edges.add(edgeOf({ from, to }));
    },
    walked: () => ({
      edges: edges.size,
      ofEdges: machine.transitions.length,
      unwalked: machine.transitions.map(edgeOf).filter((edge) => !edges.has(edge)),
    }),
  };
}

const edgeOf = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from} -> ${to}`;
