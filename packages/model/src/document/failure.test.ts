import { expect, it } from "vitest";
import { failureOf } from "./failure.ts";

const typeOf = (code: string, online: boolean) => failureOf({ code }, online).type;

it("tells nobody whose network works to be offline, whatever did not get through", () => {
  for (const code of ["auth/network-request-failed", "unavailable", "functions/deadline-exceeded"])
    expect([typeOf(code, true), typeOf(code, false)], code).toEqual(["unavailable", "offline"]);
});

it("says that something is not allowed with and without a network", () => {
  expect([typeOf("permission-denied", true), typeOf("permission-denied", false)]).toEqual(["denied", "denied"]);
  expect([typeOf("auth/whatever", true), failureOf("?").type]).toEqual(["unexpected", "unexpected"]);
});
