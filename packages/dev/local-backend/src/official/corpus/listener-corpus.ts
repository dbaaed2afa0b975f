import type { SeededRandom } from "../target/seeded-random.ts";

/** A listened query, in the words of the web SDK. */
export interface ListenedQuery {
  readonly kind: "document" | "collection" | "group";
  readonly where: readonly (readonly [
    field: string,
    operator: "==" | "!=" | "<" | ">=" | "in" | "array-contains",
    value: unknown,
  ])[];
  readonly orderBy: readonly (readonly [field: string, direction: "asc" | "desc"])[];
  readonly limit: number | null;
  readonly fromEnd: boolean;
  readonly startAfter: number | null;
}

export type Fields = Readonly<Record<string, number | string | boolean | null | readonly string[]>>;

/** `own` goes through the listening SDK, the others come from elsewhere. */
export type Step =
  | { readonly kind: "set" | "merge"; readonly own: boolean; readonly id: string; readonly fields: Fields }
  | { readonly kind: "delete"; readonly own: boolean; readonly id: string }
  | {
      readonly kind: "batch";
      readonly own: boolean;
      readonly sets: readonly string[];
      readonly deletes: readonly string[];
      readonly fields: Fields;
    }
  | { readonly kind: "increment"; readonly id: string; readonly by: number }
  | { readonly kind: "again"; readonly listener: number }
  | { readonly kind: "offline"; readonly steps: readonly Step[] };

export interface ListenerScript {
  readonly before: readonly { readonly id: string; readonly fields: Fields }[];
  readonly queries: readonly ListenedQuery[];
  readonly steps: readonly Step[];
}

const ids = ["a", "b", "c", "d", "e", "f"];

export function randomListenerScript(random: SeededRandom): ListenerScript {
  const queries = Array.from({ length: 1 + random.below(3) }, () => randomQuery(random));
  return {
    before: random.some(ids, 0, 5).map((id) => ({ id, fields: randomFields(random) })),
    queries,
    steps: Array.from({ length: 3 + random.below(6) }, () => randomStep(random, queries.length, true)),
  };
}

const randomFields = (random: SeededRandom): Fields => ({
  ...(random.chance(0.9) ? { n: random.chance(0.9) ? random.below(5) : random.pick(["x", true, null]) } : {}),
  ...(random.chance(0.5) ? { s: random.pick(["p", "q"]) } : {}),
  ...(random.chance(0.4) ? { tags: random.some(["t", "u"], 0, 2) } : {}),
});

function randomQuery(random: SeededRandom): ListenedQuery {
  const kind = random.pick(["collection", "collection", "collection", "group", "document"] as const);
  const filters = [
    ["n", ">=", random.below(4)],
    ["n", "<", random.below(5)],
    ["n", "==", random.below(4)],
    ["n", "!=", random.below(4)],
    ["n", "in", [0, random.below(5)]],
    ["s", "==", "p"],
    ["tags", "array-contains", "t"],
  ] as const;
  const where = kind === "document" ? [] : random.some(filters, 0, 1);
  const ordered = kind !== "document" && random.chance(0.6);
  return {
    kind,
    where,
    orderBy: ordered ? [["n", random.pick(["asc", "desc"] as const)]] : [],
    limit: ordered && random.chance(0.6) ? 1 + random.below(3) : null,
    fromEnd: random.chance(0.3),
    startAfter: ordered && random.chance(0.2) ? random.below(3) : null,
  };
}

function randomStep(random: SeededRandom, listeners: number, online: boolean): Step {
  const own = online && random.chance(0.35);
  const id = random.pick(ids);
  switch (random.below(online ? 9 : 5)) {
    case 0:
    case 1:
      return { kind: "set", own, id, fields: randomFields(random) };
    case 2:
      return { kind: "merge", own, id, fields: randomFields(random) };
    case 3:
      return { kind: "delete", own, id };
    case 4: {
      const [first = "a", ...rest] = random.some(ids, 2, 4);
      return { kind: "batch", own, sets: rest, deletes: [first], fields: randomFields(random) };
    }
    case 5:
      return { kind: "increment", id, by: 1 + random.below(2) };
    case 6:
      return { kind: "again", listener: random.below(listeners) };
    case 7:
      return {
        kind: "offline",
        steps: Array.from({ length: 1 + random.below(3) }, () => randomStep(random, listeners, false)),
      };
    default:
      return { kind: "set", own, id, fields: randomFields(random) };
  }
}
