import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendSignInLink } from "@lokalkorb/contracts/accounts";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { startServices, type Services } from "@lokalkorb/local-services/start-services";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import { consoleTarget, ownLink } from "./sign-in-links.ts";

let test: TestBackend;
let services: Services;
let stranger: TestClient;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  test = await startTestBackend({ scenario: demo, steps: true, env: { SMTP_PORT: String(services.smtpPort) } });
  stranger = await test.signIn("nobody");
});
afterAll(async () => {
  await test.stop();
  await services.stop();
});

interface Received {
  readonly id: string;
  readonly subject: string;
}

async function received(to: string): Promise<readonly Received[]> {
  const answer = await fetch(`http://127.0.0.1:${services.port}/api/mail?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as readonly Received[];
}

const ask = (email: string, more: { readonly next?: string; readonly requestId?: string } = {}) =>
  stranger.call(sendSignInLink, { requestId: randomUUID(), email, ...more });

/** As the mail has it. */
async function linkSentTo(email: string): Promise<URL> {
  const mails = await test.admin.db.collection("mail").where("to", "==", email).get();
  const text = String(must(mails.docs[0], "a mail").get("text"));
  return new URL(must(/https?:\S+/.exec(text)?.[0], "a link"));
}

const signInBy = (link: URL, email: string): Promise<TestClient> => test.signIn({ email, link: link.href });

it("M-B2 whoever reads the mailbox is signed in by the link of the mail, once, with a new account or the old one", async () => {
  const email = "neu@betrieb.example";
  expect(await ask(email, { next: "/neu" })).toEqual({ ok: true, value: {} });
  expect(await received(email)).toHaveLength(1);
  const link = await linkSentTo(email);
  expect(link.pathname).toBe("/anmelden/link");
  expect(link.searchParams.get("weiter")).toBe("/neu");
  const first = await signInBy(link, email);
  expect(await test.admin.auth.getUser(first.uid)).toMatchObject({ email, emailVerified: true });
  await expect(signInBy(link, email)).rejects.toThrow("auth/invalid-action-code");

  const owner = must(demo.shops[0]?.staff[0], "an owner").email;
  await ask(owner);
  const { uid } = await test.admin.auth.getUserByEmail(owner);
  expect((await signInBy(await linkSentTo(owner), owner)).uid).toBe(uid);
});

it("a link serves only the address that it was sent to", async () => {
  await ask("eine@betrieb.example");
  const link = await linkSentTo("eine@betrieb.example");
  await expect(signInBy(link, "andere@betrieb.example")).rejects.toThrow("auth/invalid-email");
});

it("the same request sends one mail, and the answer does not tell whether there is an account", async () => {
  const requestId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => ask("einmal@betrieb.example", { requestId })));
  for (const answer of answers) expect(answer).toEqual({ ok: true, value: {} });
  expect(await received("einmal@betrieb.example")).toHaveLength(1);
});

it("a mailbox is not flooded: after five links in an hour the sixth waits", async () => {
  const email = "voll@betrieb.example";
  for (let count = 0; count < 5; count += 1) expect(await ask(email)).toMatchObject({ ok: true });
  expect(await ask(email)).toMatchObject({ ok: false, refusal: { type: "rate-limited" } });
  expect(await received(email)).toHaveLength(5);
  test.backend.clock.advance(3_600_000);
  expect(await ask(email)).toMatchObject({ ok: true });
});

it.each(["//anderswo.example", "https://anderswo.example/", "/a?b=//c", "neu"])(
  "refuses %s as the page after the sign-in",
  async (next) => {
    await expect(ask("neu@betrieb.example", { next })).rejects.toThrow("next");
  },
);

it("the link leads to the console alone, whatever Firebase's own link says", () => {
  const firebase = "https://lokalkorb.firebaseapp.com/__/auth/action?mode=signIn&oobCode=abc&apiKey=key&lang=en";
  expect(ownLink(firebase, consoleTarget({ consoleUrl: "https://konsole.example" }), "/")).toBe(
    "https://konsole.example/anmelden/link?mode=signIn&oobCode=abc&apiKey=key",
  );
});
