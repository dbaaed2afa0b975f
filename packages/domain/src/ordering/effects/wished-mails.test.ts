import { expect, test } from "vitest";
import { orderEventTypes } from "../order/order-event.ts";
import { wantsMail, wishedMails } from "./wished-mails.ts";

test("only what keeps a shopper posted can be done without; contract and money always tell of themselves", () => {
  const none = { ready: false, outForDelivery: false, shipped: false };
  expect(orderEventTypes.filter((event) => !wantsMail(event, none)).toSorted()).toEqual([...wishedMails].toSorted());
  expect(orderEventTypes.every((event) => wantsMail(event, undefined))).toBe(true);
  expect(wantsMail("ready", { ...none, ready: true })).toBe(true);
});
