import { afterAll, beforeAll, expect, it } from "vitest";
import { type Services, startServices } from "../start-services.ts";
import { geocodingToken } from "./geocoding-routes.ts";

let services: Services;
beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
});
afterAll(() => services.stop());

async function ask(query: Readonly<Record<string, string>>, token = geocodingToken) {
  const params = new URLSearchParams({ ...query, country: "de", access_token: token }).toString();
  const answer = await fetch(`http://127.0.0.1:${services.port}/search/geocode/v6/forward?${params}`);
  return { status: answer.status, body: (await answer.json()) as { features?: { properties: object }[] } };
}

it("answers an address of a known town as a collection of features", async () => {
  const { status, body } = await ask({ street: "Anger", address_number: "1", postcode: "83253", place: "Rimsting" });
  expect(status).toBe(200);
  expect(body.features).toHaveLength(1);
  expect(body.features?.[0]?.properties).toMatchObject({
    feature_type: "address",
    context: {
      address: { address_number: "1", street_name: "Anger" },
      postcode: { name: "83253" },
      place: { name: "Rimsting" },
    },
  });
});

it("proposes the streets of a town that begin as it is typed", async () => {
  const { body } = await ask({ street: "ang", autocomplete: "true", postcode: "83253" });
  expect(body.features?.map(({ properties }) => properties)).toMatchObject([
    { feature_type: "street", context: { street: { name: "Anger" }, place: { name: "Rimsting" } } },
    { feature_type: "street", context: { street: { name: "Angerweg" } } },
  ]);
});

it("finds nothing where it knows nothing, and refuses a wrong token", async () => {
  expect((await ask({ street: "Allee", postcode: "99999", place: "Nirgends" })).body.features).toEqual([]);
  expect((await ask({ postcode: "83253" }, "sk.wrong")).status).toBe(401);
});
