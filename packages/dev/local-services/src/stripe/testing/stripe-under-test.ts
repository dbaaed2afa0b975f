import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { rmSync } from "node:fs";
import { Stripe } from "stripe";
import { afterEach } from "vitest";
import { startServices, type Services } from "../../start-services.ts";

export const key = "sk_test_local";
export const shop = { stripeAccount: "acct_local_hofladen" };
export const running: Services[] = [];
export const receivers: Server[] = [];
export const folders: string[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((services) => services.stop()));
  for (const receiver of receivers.splice(0)) receiver.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

export async function start(dataDir: string | null = null) {
  const services = await startServices({ port: 0, dataDir });
  running.push(services);
  const base = `http://127.0.0.1:${services.port}`;
  const stripe = new Stripe(key, { host: "127.0.0.1", port: services.port, protocol: "http", maxNetworkRetries: 0 });
  const admin = async (path: string, body: unknown = {}): Promise<Record<string, unknown>> => {
    const response = await fetch(`${base}/stripe/admin/${path}`, { method: "POST", body: JSON.stringify(body) });
    return (await response.json()) as Record<string, unknown>;
  };
  const submit = (url: string, entered: Record<string, string>): Promise<Response> =>
    fetch(url, { method: "POST", body: new URLSearchParams(entered), redirect: "manual" });
  return { services, base, stripe, admin, submit };
}

export const card = (number: string) => ({ method: "card", number, expiry: "12/34", cvc: "123", name: "Kundin 1" });

export const sessionOf = (over: Stripe.Checkout.SessionCreateParams = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: "payment",
  ui_mode: "hosted_page",
  locale: "de",
  line_items: [
    { quantity: 1, price_data: { currency: "eur", unit_amount: 2350, product_data: { name: "Bestellung A-1042" } } },
  ],
  client_reference_id: "o1",
  metadata: { orderId: "o1" },
  payment_intent_data: { application_fee_amount: 70, metadata: { orderId: "o1" } },
  payment_method_options: { card: { capture_method: "manual" }, klarna: { capture_method: "manual" } },
  success_url: "http://localhost:3000/danke?session={CHECKOUT_SESSION_ID}",
  cancel_url: "http://localhost:3000/kasse",
  ...over,
});

/** The events of an endpoint of ours, checked as ours checks them. */
export async function receive(stripe: Stripe, secret: string, answer: () => number = () => 200) {
  const events: Stripe.Event[] = [];
  let refused = 0;
  let tries = 0;
  const receiver = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      try {
        const event = stripe.webhooks.constructEvent(body, request.headers["stripe-signature"] ?? "", secret);
        tries++;
        const status = answer();
        if (status === 200) events.push(event);
        response.writeHead(status).end();
      } catch {
        refused++;
        response.writeHead(400).end();
      }
    });
  });
  receivers.push(receiver);
  await new Promise<void>((resolve) => {
    receiver.listen(0, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  return { url, events, types: () => events.map(({ type }) => type), refused: () => refused, tries: () => tries };
}

export const code = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "no error",
    (error: unknown) => (error instanceof Stripe.errors.StripeError ? (error.code ?? error.type) : error),
  );
