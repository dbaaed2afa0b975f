import type { NextApiRequest, NextApiResponse } from "next";
import { expect, it } from "vitest";
import { favouritesEndpoint } from "./favourites-endpoint.ts";

async function answered(method: string, body: unknown): Promise<number> {
  let status = 0;
  const response = {
    setHeader: () => response,
    status: (code: number) => {
      status = code;
      return response;
    },
    json: () => response,
    end: () => response,
  };
  await favouritesEndpoint({ method, body } as NextApiRequest, response as unknown as NextApiResponse);
  return status;
}

it("takes a few keys in a body, and nothing else", async () => {
  expect(await answered("POST", { keys: [] })).toBe(200);
  const many = Array.from({ length: 25 }, (_, index) => `shop:p${index}`);
  for (const body of [null, "x", {}, { keys: "hof" }, { keys: ["a/b"] }, { keys: [7] }, { keys: many }])
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    expect(await answered("POST", body)).toBe(400);
  expect(await answered("GET", { keys: [] })).toBe(400);
});
