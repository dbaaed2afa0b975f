import { connectClient } from "@lokalkorb/testing/connect/connect-client";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import * as orders from "@lokalkorb/contracts/orders";
import * as payments from "@lokalkorb/contracts/payments";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as manifest from "./index.ts";

interface Described {
  readonly __endpoint: { readonly callableTrigger?: object; readonly labels?: Readonly<Record<string, string>> };
}

const callables = Object.entries(manifest as unknown as Record<string, Described>).flatMap(([name, { __endpoint }]) =>
  __endpoint.callableTrigger === undefined ? [] : [{ name, spends: __endpoint.labels?.["app-check"] === "consume" }],
);

let test: TestBackend;
let appCheckUrl: string;

beforeAll(async () => {
  test = await startTestBackend({ env: { APP_CHECK_ENFORCE: "true" } });
  const { ports, projectId } = test.backend;
  appCheckUrl = `http://127.0.0.1:${ports.functions}/v1/projects/${projectId}/apps/local:exchangeCustomToken`;
});
afterAll(() => test.stop());

const json = { "content-type": "application/json" };

const newToken = async (): Promise<string> =>
  ((await (await fetch(appCheckUrl, { method: "POST", headers: json, body: "{}" })).json()) as { token: string }).token;

/** A body that no command takes: without App Check 401, with it the edge of the command says what is wrong. */
async function call(name: string, token?: string): Promise<string> {
  const { ports, projectId } = test.backend;
  const headers = { ...json, ...(token === undefined ? {} : { "x-firebase-appcheck": token }) };
  const url = `http://127.0.0.1:${ports.functions}/${projectId}/europe-west1/${name}`;
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify({ data: { "?": 1 } }) });
  const { error } = (await response.json()) as { error: { status: string } };
  return error.status;
}

/** WDR-02, NWS-03: the right and the end of reminders work without scripts, which alone have a token (`worksWithoutScripts`). */
const forAll: readonly string[] = ["declareWithdrawal", "stopBasketReminders"];

it("WDR-02 NWS-03 a declaration to withdraw and a mail program's one press are taken without a token, too", async () => {
  for (const name of forAll)
    expect([await call(name), await call(name, await newToken())]).toEqual(["INVALID_ARGUMENT", "INVALID_ARGUMENT"]);
});

it.each(callables.filter(({ name }) => !forAll.includes(name)))(
  "S6 X-H2 $name is for the apps alone: no token and an invented one are refused",
  async ({ name }) => {
    expect([await call(name), await call(name, "invented")]).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED"]);
    expect(await call(name, await newToken())).toBe("INVALID_ARGUMENT");
  },
);

it("X-H2 what orders, pays, gives money away or opens a group takes each token once", async () => {
  const spending = callables.filter(({ spends }) => spends).map(({ name }) => name);
  expect(spending.toSorted()).toEqual([
    "answerProposal",
    "beginCard",
    "buyGiftCard",
    "confirmPayment",
    "giveTip",
    "issueGiftCard",
    "keepCard",
    "moveWithdrawal",
    "payGroupShare",
    "placeOrder",
    "refundOrder",
    "startGroup",
  ]);
  for (const name of spending) {
    const token = await newToken();
    expect([await call(name, token), await call(name, token)], name).toEqual(["INVALID_ARGUMENT", "UNAUTHENTICATED"]);
  }
});

it("X-H2 a browser that may ask for tokens is served, also by calls that spend one each", async () => {
  const { ports, projectId } = test.backend;
  const shopper = await connectClient(projectId, { ...ports, appCheckUrl }, "guest");
  const order = { restaurantId: "nirgends", orderId: "keine" };
  await expect(shopper.call(payments.syncCards, {} as never)).resolves.toMatchObject({ ok: false });
  for (const _again of [1, 2])
    await expect(shopper.call(orders.confirmPayment, order as never)).resolves.toMatchObject({ ok: false });
  await shopper.disconnect();
});
