import { afterAll, beforeAll, expect, it } from "vitest";
import { chanceOf } from "@lokalkorb/domain/testing/oracle/chance";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import { testDeps } from "../composition/testing/test-deps.ts";
import { walkMails } from "../notifications/testing/walk-mails.ts";
import { walkOutbox } from "./testing/walk-outbox.ts";

/** `pnpm test:long random-commands` walks further than a test may. */
const sequences = 15;
const seed = 20_261_120;

let test: TestBackend;

beforeAll(async () => {
  test = await startTestBackend({ functions: false });
});
afterAll(() => test.stop());

it("R5 whatever fails and whoever tries again, what follows from a step is done once or waits for somebody", async () => {
  const { effect, entry } = await walkOutbox(testDeps(test), chanceOf(seed), sequences);
  // No feature is taken out in the middle.
  expect(effect.walked().unwalked).toContain("failed -> waiting");
  expect(effect.walked().edges).toBeGreaterThan(4);
  expect(entry.walked().edges).toBeGreaterThan(3);
});

it("R5 whatever servers say and whoever dies, a mail is sent once or somebody sees why not", async () => {
  const { mail } = await walkMails(testDeps(test), chanceOf(seed), sequences);
  expect(mail.walked().edges).toBeGreaterThan(8);
});
