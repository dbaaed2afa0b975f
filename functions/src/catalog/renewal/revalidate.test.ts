import { expect, it } from "vitest";
import { createRevalidator, signatureHeader, signRenewal, timestampHeader, type Renewal } from "./revalidate.ts";

const renewal: Renewal = { restaurantId: "r", slug: "r", reason: "published" };

function storefront(statuses: readonly number[]) {
  const requests: { url: string; headers: Headers; body: string }[] = [];
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push({ url: request.url, headers: request.headers, body: await request.text() });
    return new Response(null, { status: statuses[requests.length - 1] ?? 200 });
  };
  return { requests, answer };
}

const revalidatorFor = (answer: typeof fetch, warnings: string[] = []) =>
  createRevalidator({
    appUrl: "https://shop.example",
    revalidateSecret: "secret",
    now: () => 1_000,
    log: { info: () => undefined, warn: (message) => void warnings.push(message), error: () => undefined },
    fetch: answer,
    delays: [0, 0],
  });

it("signs timestamp and body", async () => {
  const { requests, answer } = storefront([200]);
  const revalidator = revalidatorFor(answer);
  await revalidator.renew(renewal);
  await revalidator.settled();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe("https://shop.example/api/revalidate");
  expect(requests[0]?.headers.get(timestampHeader)).toBe("1000");
  expect(requests[0]?.headers.get(signatureHeader)).toBe(signRenewal("secret", "1000", JSON.stringify(renewal)));
});

it("tries again, then gives up with a warning", async () => {
  const warnings: string[] = [];
  const { requests, answer } = storefront([503, 503, 503, 503]);
  const revalidator = revalidatorFor(answer, warnings);
  await revalidator.renew(renewal);
  await revalidator.settled();
  expect(requests).toHaveLength(3);
  expect(warnings).toHaveLength(1);
});

it("folds changes of one shop that come while a call is under way", async () => {
  const { requests, answer } = storefront([]);
  const revalidator = revalidatorFor(answer);
  for (let change = 0; change < 10; change++) void revalidator.renew(renewal);
  await revalidator.settled();
  expect(requests.length).toBeLessThanOrEqual(2);
});

it("lets the command wait for the first try and no longer", async () => {
  const gate = Promise.withResolvers<Response>();
  let tries = 0;
  const revalidator = revalidatorFor(() => {
    tries++;
    return tries === 1 ? Promise.resolve(new Response(null, { status: 503 })) : gate.promise;
  });
  await revalidator.renew(renewal);
  expect(tries).toBeGreaterThanOrEqual(1);
  gate.resolve(new Response(null, { status: 200 }));
  await revalidator.settled();
  expect(tries).toBe(2);
});
