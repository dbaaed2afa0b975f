import { expect, it } from "vitest";
import { streetRoutes, streetsToken } from "./street-routes.ts";
import { vectorTile } from "./vector-tile.ts";

async function ask(path: string, token = streetsToken) {
  const url = new URL(`http://localhost${path}?access_token=${token}`);
  for (const { path: pattern, answer } of streetRoutes) {
    const match = pattern.exec(url.pathname);
    if (match !== null) return answer({ url, headers: {}, body: Buffer.alloc(0), match });
  }
  throw new Error(`Nothing answers ${path}`);
}

it("F04 answers a style, its tiles' description and tiles, and refuses a wrong token", async () => {
  expect((await ask("/styles/v1/mapbox/streets-v12")).body).toContain('"url":"mapbox://mapbox.mapbox-streets-v8"');
  expect((await ask("/v4/mapbox.mapbox-streets-v8.json")).body).toContain("{z}/{x}/{y}.vector.pbf");
  // Around Prien, and in the Atlantic.
  expect((await ask("/v4/mapbox.mapbox-streets-v8/10/547/356.vector.pbf")).body?.length).toBeGreaterThan(100);
  expect((await ask("/v4/mapbox.mapbox-streets-v8/10/400/356.vector.pbf")).body).toHaveLength(0);
  expect(await ask("/styles/v1/mapbox/streets-v12", "pk.wrong")).toMatchObject({ status: 401 });
});

it("a line across a tile is cut at its margin and written as the specification has it", () => {
  const line = {
    kind: "street",
    points: [
      [-90, 0],
      [90, 0],
    ],
  } as const;
  const tile = vectorTile([line], { z: 1, x: 0, y: 0 });
  // The layer and its name, one feature (tag 0/0, a line), its way, the key, the value, the extent and the version.
  expect(tile.toString("hex")).toBe(
    [
      "1a2f0a04726f6164",
      "1211120200001802",
      // Move to 2048|4096, and 2176 to the right.
      "220909802080400a802200",
      "1a05636c617373",
      "22080a06737472656574",
      "288020",
      "7802",
    ].join(""),
  );
});
