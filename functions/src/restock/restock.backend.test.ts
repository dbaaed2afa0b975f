import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setSoldOut } from "@lokalkorb/contracts/offerings";
import { answerRestockWait, restockWaits, waitForRestock } from "@lokalkorb/contracts/restock";
import { roles } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { startServices, type Services } from "@lokalkorb/local-services/start-services";
import { inBatch, readQuery, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { restockWaitDocument } from "@lokalkorb/model/documents/restock-waits";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

const itemId = "feldsalat";
let services: Services;
let world: OrderWorld;
let stranger: TestClient;
let storefrontId: string;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  world = await startOrderWorld({ env: { SMTP_PORT: String(services.smtpPort) } });
  stranger = await world.test.signIn("nobody");
  ({ storefrontId } = world.menu);
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

const ask = (email?: string, who = stranger, item = itemId) =>
  who.call(waitForRestock, {
    requestId: randomUUID(),
    restaurantId,
    storefrontId,
    itemId: item,
    productId: item,
    ...(email === undefined ? {} : { email }),
  });
const waits = () => readQuery(world.test.admin.db, queryOf(restockWaitDocument, {}));
const waitOf = async (email: string) =>
  must(
    (await waits()).find((wait) => wait.email === email),
    email,
  );
async function answer(email: string, how: "agree" | "leave", token?: string) {
  const wait = await waitOf(email);
  return stranger.call(answerRestockWait, {
    requestId: randomUUID(),
    waitId: wait.id,
    token: token ?? wait.token,
    answer: how,
  });
}
async function soldOut(isSoldOut: boolean): Promise<void> {
  const input = { requestId: randomUUID(), restaurantId, offeringId, itemId, soldOut: isSoldOut };
  expect(await world.staff("owner").call(setSoldOut, input)).toMatchObject({ ok: true });
  await world.test.backend.idle();
}
const mails = (template: string) =>
  readQuery(world.test.admin.db, queryOf(mailDocument, {}, { where: matching({ template }) }));
const refused = (type: string) => ({ ok: false, refusal: { type } });

describe("S-C9 the wait for a sold-out item", () => {
  it("asks the mailbox first, and its answer does not tell who waits already", async () => {
    expect(await ask("Mira@post.example")).toEqual({ ok: true, value: { state: "mailed" } });
    const [mail] = await mails("restock-asked");
    const { id, token } = await waitOf("mira@post.example");
    expect(mail?.text).toContain(`/konto/bescheid#w=${id}&t=${token}`);
    expect(await answer("mira@post.example", "agree", "geraten")).toEqual(refused("not-found"));
    expect(await answer("mira@post.example", "agree")).toMatchObject({ ok: true, value: { state: "waiting" } });
    const before = await waits();
    expect(await ask("mira@post.example")).toEqual({ ok: true, value: { state: "mailed" } });
    expect(await waits()).toEqual(before);
  });

  it("takes a proved account at its word, and an account's foreign address like anybody's", async () => {
    const { auth } = world.test.admin;
    const person = { email: "konto@post.example", password: "geheim-genug" };
    await auth.createUser({ ...person, emailVerified: true });
    const client = await world.test.signIn(person);
    expect(await ask(undefined, client)).toEqual({ ok: true, value: { state: "waiting" } });
    expect(await ask("fremd@post.example", client)).toEqual({ ok: true, value: { state: "mailed" } });
    expect(await ask(undefined, stranger)).toEqual(refused("sign-in-required"));
    expect(await waitOf("konto@post.example")).toMatchObject({ state: "waiting", uid: client.uid });
  });

  it("refuses a flood of one mailbox, unknown goods, and says what is there", async () => {
    expect(await ask("x@post.example", stranger, "nirgends")).toEqual(refused("not-found"));
    expect(await ask("x@post.example", stranger, "hackfleisch")).toEqual({ ok: true, value: { state: "available" } });
    const answers = await Promise.all(Array.from({ length: 12 }, async () => ask("flut@post.example")));
    expect(answers.filter((one) => !one.ok && one.refusal.type === "rate-limited").length).toBeGreaterThan(0);
    expect((await waits()).filter(({ email }) => email === "flut@post.example")).toHaveLength(1);
  });

  it.each(roles)("tells a shop's %s at most how many wait", async (role) => {
    const may = role !== "kitchen" && role !== "accountant";
    const told = await world.staff(role).call(restockWaits, { restaurantId });
    expect(told).toEqual(may ? { ok: true, value: { items: [{ itemId, count: 2 }] } } : refused("not-allowed"));
  });

  it("tells strangers and the neighbour's shop nothing", async () => {
    for (const who of [await world.guest(), await world.staffElsewhere()])
      expect(await who.call(restockWaits, { restaurantId })).toEqual(refused("not-allowed"));
  });

  it("mails everybody who agreed once, forgets them, and forgets who left; those who never agreed hear nothing", async () => {
    await ask("geht@post.example");
    expect(await answer("geht@post.example", "leave")).toMatchObject({ ok: true, value: { state: "left" } });
    await soldOut(false);
    const told = (await mails("restocked")).map(({ to }) => to).toSorted();
    expect(told).toEqual(["konto@post.example", "mira@post.example"]);
    expect((await waits()).every(({ state }) => state === "asked")).toBe(true);
    expect(await answer("flut@post.example", "agree")).toMatchObject({ ok: true, value: { state: "available" } });
    await soldOut(true);
    await soldOut(false);
    expect(await mails("restocked")).toHaveLength(2);
  });

  it("tells a crowd, whatever two runs at once do", async () => {
    await soldOut(true);
    const now = world.test.backend.clock.now();
    const crowd = Array.from({ length: 230 }, (_, place) => `m${place}@post.example`);
    await inBatch(world.test.admin.db, (batch) => {
      for (const [place, email] of crowd.entries())
        setDocument(
          batch,
          restockWaitDocument,
          { waitId: `w${place}` },
          {
            restaurantId,
            storefrontId,
            itemId,
            productId: itemId,
            email,
            state: "waiting",
            token: randomUUID(),
            askedAt: now + place,
            expiresAt: place === 7 ? now - 1 : now + 86_400_000,
          },
        );
    });
    await soldOut(false);
    await world.run("runDueEffects");
    const told = (await mails("restocked")).filter(({ to }) => crowd.includes(to));
    expect(new Set(told.map(({ to }) => to)).size).toBe(229);
    expect(told).toHaveLength(229);
    expect((await waits()).filter(({ state }) => state === "waiting")).toEqual([]);
  });
});
