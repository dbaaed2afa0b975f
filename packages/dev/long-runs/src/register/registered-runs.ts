/** A test too long for `npm test`: a program of its own. What it is told and what it may say: the package's README. */
export interface LongRun {
  /** Also the name of its page and of its folder. */
  readonly name: string;
  readonly what: string;
  readonly command: readonly [program: string, ...options: string[]];
  readonly seed?: number;
}

const localBackend = "packages/dev/local-backend/src";

export const registeredRuns: readonly LongRun[] = [
  {
    name: "firestore-comparison",
    what: "Our Firestore and Google's emulator are asked the same: queries, rules, write sequences, listener scripts, and the suites of rules and backend",
    command: ["node", "packages/dev/tooling/src/commands/test-official.ts"],
  },
  {
    name: "backend-kills",
    what: "The local backend is killed at random moments of a write storm, a hundred times on the same data",
    command: ["node", `${localBackend}/long-runs/run-kills.ts`],
  },
  {
    name: "backend-soak",
    what: "Two hundred listeners come and go for ten minutes while documents change; the heap stays flat and none is left",
    command: ["node", `${localBackend}/long-runs/run-soak.ts`],
  },
  {
    name: "backend-fuzz",
    what: "REST calls, browser streams and gRPC messages, spoiled by chance: no crash, no hang, no internal error",
    command: ["node", `${localBackend}/long-runs/run-fuzz.ts`],
  },
  {
    name: "backend-input-fuzz",
    what: "Rules sources, upload headers and bodies for every service of the local backend, made up by chance: no crash, no hang, a clear answer",
    command: ["node", `${localBackend}/long-runs/run-input-fuzz.ts`],
  },
  {
    name: "backend-bench",
    what: "Our Firestore, on disk, beside Google's emulator in one run: start, memory, operations per CPU second of the server",
    command: ["node", `${localBackend}/bench/bench-backend.ts`],
  },
  {
    name: "backend-restart",
    what: "The local backend starts with 200,000 documents and answers its first read",
    command: ["node", `${localBackend}/long-runs/run-restart.ts`],
  },
  {
    name: "local-backend-package",
    what: "The local backend as others get it: packed, installed by plain npm in an empty folder, started by its name and asked with the real SDKs",
    command: ["node", `${localBackend}/long-runs/run-package.ts`],
  },
  {
    name: "cached-queries",
    what: "The browser's cache answers 5,000 generated queries as the local backend does, and as Google's emulator does where it is installed",
    command: ["node", "packages/model/src/testing/compare-filters.ts"],
  },
  {
    name: "exact-baskets",
    what: "100,000 generated baskets, priced by the calculation and by an independent oracle in exact fractions, to the cent",
    command: ["node", "packages/dev/long-runs/src/runs/exact-baskets.ts"],
  },
  {
    name: "e-invoices",
    what: "1,000 generated invoices become files of three formats that the check takes; with one amount a cent off none passes",
    command: ["node", "functions/src/e-invoices/testing/run-e-invoices.ts"],
  },
  {
    name: "payment-histories",
    what: "1,000 generated payment histories on bad days (doubled, mixed-up, late, lost and forged messages, a provider that fails, killed functions): every order equals the provider's books to the cent",
    command: ["node", "packages/dev/long-runs/src/runs/payment-histories.ts"],
  },
  {
    name: "killed-orders",
    what: "1,000 kills at every named step in the life of an order: money, goods, times, codes, numbers and follow-ups audited",
    command: ["node", "packages/dev/long-runs/src/runs/killed-orders.ts"],
  },
  {
    name: "order-races",
    what: "100 rounds in which everybody wants the same pieces, times, codes and gift cards at once; then everybody cancels",
    command: ["node", "packages/dev/long-runs/src/runs/order-races.ts"],
  },
  {
    name: "rush-waits",
    what: "200 rushes to the last piece on 1, 4 and 10 stock documents, with cancellations, edits and jumping clocks: nobody waits longer than 3 s for an answer, the refused ones neither",
    command: ["node", "packages/dev/long-runs/src/runs/rush-waits.ts"],
  },
  {
    name: "random-commands",
    what: "Random sequences of commands on every state machine, as many as the table says (10,000 unless fewer are asked for): orders, their money and codes, baskets, what follows from a step, mails; no step that no table knows, nothing stuck",
    command: ["node", "functions/src/outbox/testing/run-random-commands.ts"],
  },
  {
    name: "orders-bench",
    what: "Orders per second beside bare transactions on the same backend, a rush on one product, and what a visit and an order cost",
    command: ["node", "packages/dev/long-runs/src/runs/bench-orders.ts"],
  },
  {
    name: "order-month",
    what: "A month of 10,000 generated orders in 21 shops by the backend's clock: orders, payments, refunds, tax, goods, deposits, gift cards, times and figures balance to the cent",
    command: ["node", "packages/dev/long-runs/src/runs/order-month.ts"],
  },
  {
    name: "trade-year",
    what: "A year of standing orders and collective invoices by the backend's clock, with skips, pauses, days off, other prices and empty shelves: orders, tax, deposits, open items, accounts and numbers as an audit with arithmetic of its own has them",
    command: ["node", "packages/dev/long-runs/src/runs/trade-year.ts"],
  },
  {
    name: "jobs",
    what: "Ten thousand shops and every periodic duty once: what a run reads, writes and takes, one that hangs, and a kill in the middle",
    command: ["node", "packages/dev/long-runs/src/runs/jobs.ts"],
  },
  {
    name: "mutations",
    what: "Operators changed one at a time, 300 in what decides about money, tax, stock and states, 100 in the database rules: do the tests notice?",
    command: ["node", "packages/dev/long-runs/src/runs/mutations.ts"],
  },
  {
    name: "page-load",
    what: "A shop and a product on a slow phone beside the same goods as a static page and as a bare Next page: bytes, paint, layout shift, work of the main thread, presses, and what an HTML costs the server",
    command: ["node", "packages/dev/e2e/src/long-runs/page-load.ts"],
  },
  {
    name: "board-load",
    what: "A board with a thousand open orders opens on a slow device without standing still, and changes are painted on it while two hundred others listen",
    command: ["node", "packages/dev/e2e/src/long-runs/board-load.ts"],
  },
  {
    name: "desk-load",
    what: "The catalogue desk with almost five thousand items on a slow device: reading and writing a table, the list, its search, selecting all of them and changing them at once, without standing still",
    command: ["node", "packages/dev/e2e/src/long-runs/desk-load.ts"],
  },
];
