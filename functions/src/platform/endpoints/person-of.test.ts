import { expect, it } from "vitest";
import { personOf } from "./define-callable.ts";

const firebase = { identities: {}, sign_in_provider: "password" };

it("X-L2 takes an account for a guest until its address is confirmed: anybody may type any", () => {
  const email = "kundin@post.example";
  expect(personOf({ firebase: { ...firebase, sign_in_provider: "anonymous" } })).toEqual({ isGuest: true });
  expect(personOf({ firebase, email, email_verified: false })).toEqual({ isGuest: true });
  expect(personOf({ firebase, email })).toEqual({ isGuest: true });
  expect(personOf({ firebase, email, email_verified: true })).toEqual({ isGuest: false, email });
});
