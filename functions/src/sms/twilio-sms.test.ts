import { afterAll, beforeAll, expect, it } from "vitest";
import { type Services, startServices } from "@lokalkorb/local-services/start-services";
import { hourMs } from "@lokalkorb/domain/kernel/time/instant";
import { smsProblems, twilioSmsOf } from "./twilio-sms.ts";
import { watchSms } from "./watch-sms.ts";

let services: Services;
beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
});
afterAll(() => services.stop());

const port = (token = "twilio-token_local") =>
  twilioSmsOf({
    TWILIO_ACCOUNT_SID: "AC00000000000000000000000000000000",
    TWILIO_AUTH_TOKEN: token,
    TWILIO_SENDER: "Lokalkorb",
    TWILIO_API_BASE: `http://127.0.0.1:${services.port}`,
  });
const send = (to: string, isAgain = false, text = "Hofladen: 1 Bestellung wartet.", since = Date.now()) =>
  port()?.send({ to, text, since, isAgain });
async function received(to: string): Promise<number> {
  const all = (await (await fetch(`http://127.0.0.1:${services.port}/api/sms`)).json()) as { to: string }[];
  return all.filter((sms) => sms.to === to).length;
}

it("M-C9 a text goes out once, also when its answer was lost and it is sent again", async () => {
  const to = "+491711234567";
  expect(await send(to)).toEqual({ type: "taken" });
  expect(await send(to, true)).toEqual({ type: "taken" });
  expect(await received(to)).toBe(1);
  expect(await send(to, true, "Hofladen: 2 Bestellungen warten.")).toEqual({ type: "taken" });
  expect(await received(to)).toBe(2);
  // The same words of an hour ago are another text.
  expect(await send(to, true, "Hofladen: 2 Bestellungen warten.", Date.now() + hourMs)).toEqual({ type: "taken" });
  expect(await received(to)).toBe(3);
});

it("M-C9 a number that gets none needs a person; a busy service or a wrong token is tried again later", async () => {
  expect(await send("+491710000001")).toMatchObject({ type: "refused", error: expect.stringContaining("21211") });
  expect(await send("+491710000002")).toMatchObject({ type: "refused", error: expect.stringContaining("21610") });
  await expect(send("+491710000003")).rejects.toThrow("429");
  await expect(port("")?.send({ to: "+491711234567", text: "x", since: 0, isAgain: false })).rejects.toThrow("401");
});

it("without an account there is no SMS, and an account needs a sender", () => {
  expect(twilioSmsOf({})).toBe(null);
  expect(smsProblems({})).toEqual([]);
  expect(smsProblems({ TWILIO_ACCOUNT_SID: "AC1" })).toEqual(["TWILIO_SENDER"]);
});

it("M-C9 texts have letters of the GSM alphabet alone", () => {
  const facts = {
    shopName: "Bäckerei Süß",
    timezone: "Europe/Vienna",
    since: 0,
    orders: 2,
    link: "https://k.example/b",
  };
  for (const event of ["boardAsleep", "autoPaused"])
    for (const orders of [1, 2])
      expect(watchSms({ ...facts, event, orders })).toMatch(
        /^[\w @£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ!"#%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]+$/,
      );
});
