import { expect, it } from "vitest";
import { aMenu } from "@lokalkorb/domain/testing/builders";
import type { Bucket } from "../platform/bucket.ts";
import { createMenuStore } from "./menu-store.ts";

const bytes = Buffer.from(JSON.stringify(aMenu()));

function bucketOf(answer: (path: string) => Promise<[Buffer]>) {
  const asked: string[] = [];
  const bucket: Bucket = {
    file: (path) => ({
      download: () => {
        asked.push(path);
        return answer(path);
      },
      exists: () => Promise.resolve([false]),
      save: () => Promise.resolve(),
    }),
  };
  return { asked, bucket };
}

it("D-10.1 keeps menus by their size: what was read longest ago leaves when there is no room", async () => {
  const { asked, bucket } = bucketOf(() => Promise.resolve([bytes]));
  const store = createMenuStore(bucket, bytes.length * 2);
  for (const path of ["a", "b", "a", "c", "a", "b"]) await store.read(path);
  expect(asked).toEqual(["a", "b", "c", "b"]);
});

it("keeps the newest whatever its size, and reads what failed again", async () => {
  let isDown = true;
  const { asked, bucket } = bucketOf(() => (isDown ? Promise.reject(new Error("down")) : Promise.resolve([bytes])));
  const store = createMenuStore(bucket, 1);
  await expect(store.read("a")).rejects.toThrow("down");
  isDown = false;
  await store.read("a");
  await store.read("a");
  expect(asked).toEqual(["a", "a"]);
});
