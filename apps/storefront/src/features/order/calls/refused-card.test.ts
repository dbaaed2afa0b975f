import { anOrder } from "@lokalkorb/domain/testing/builders";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { expect, it } from "vitest";
import { isCardRefused } from "./refused-card.ts";

const payment = (id: string, state: "failed" | "authorized") =>
  ({ id, provider: "stripe", method: "online", state, authorizedCents: 0, capturedCents: 0, at: 0 }) as const;
const open = { attempt: 2, state: "open", url: "https://bank.example" } as const;

it.each<[string, Partial<Order>, boolean]>([
  ["nothing has begun", {}, false],
  ["the bank still asks", { checkout: { ...open, paymentId: "pi_2" } }, false],
  ["the bank says no", { checkout: { ...open, paymentId: "pi_2" }, payments: [payment("pi_2", "failed")] }, true],
  [
    "another card was declined before",
    { checkout: { ...open, paymentId: "pi_2" }, payments: [payment("pi_1", "failed")] },
    false,
  ],
  ["the attempt is over", { checkout: { attempt: 1, state: "failed" } }, true],
  ["a new one begins", { checkout: { attempt: 2, state: "creating" }, payments: [payment("pi_1", "failed")] }, false],
  [
    "it is the provider's page",
    { checkout: { ...open, sessionId: "cs_1" }, payments: [payment("pi_1", "failed")] },
    false,
  ],
  ["nobody noted which payment it is", { checkout: open, payments: [payment("pi_1", "failed")] }, true],
])("knows whether a kept card was refused when %s", (_name, order, refused) =>
  expect(isCardRefused(anOrder({ status: "pendingPayment", payments: [], ...order }))).toBe(refused),
);
