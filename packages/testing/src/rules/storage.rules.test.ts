import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { beforeAll, describe, expect, test } from "vitest";
import { menuPath } from "@lokalkorb/model/storage-paths";
import { callers, everybody, nobody, type Caller } from "./callers.ts";
import { worldOfFile } from "./prove-access.ts";
import type { Files } from "./rules-world.ts";

const world = worldOfFile();

const menu = menuPath({ restaurantId: "shop", storefrontId: "main", version: 1 });
/** Nothing else is stored yet, and nothing that comes may be open by accident. */
const other = [
  "menus/shop/1.json",
  "menus/shop/main/1.json/draft.json",
  "menus/1.json",
  "menus",
  "menu/shop/main/1.json",
  "users/shopper/photo.webp",
  "invoices/shop/1.pdf",
  "1.json",
];

const text = JSON.stringify({ version: 1 });
const attempts = {
  read: (files: Files, path: string) => files.ref(path).getMetadata(),
  address: (files: Files, path: string) => files.ref(path).getDownloadURL(),
  list: (files: Files, path: string) => files.ref(path).parent?.listAll() ?? Promise.reject(new Error("no folder")),
  write: (files: Files, path: string) => files.ref(path).putString(text).then(),
  relabel: (files: Files, path: string) => files.ref(path).updateMetadata({ contentType: "text/html" }),
  delete: (files: Files, path: string) => files.ref(path).delete(),
};
type Attempt = keyof typeof attempts;

interface StorageRow {
  readonly path: string;
  readonly attempt: Attempt;
  readonly allowed: readonly Caller[];
}

/** Whoever is not named is denied; an attempt without a row is denied to everybody. */
const rows: readonly StorageRow[] = [
  { path: menu, attempt: "read", allowed: everybody },
  { path: menu, attempt: "address", allowed: everybody },
];

const rowsOf = (path: string): readonly StorageRow[] =>
  (Object.keys(attempts) as Attempt[]).map(
    (attempt) => rows.find((row) => row.path === path && row.attempt === attempt) ?? { path, attempt, allowed: nobody },
  );

let generation = "";

beforeAll(async () => {
  const { files } = world().trusted;
  for (const path of [menu, ...other]) await files.ref(path).putString(text).then();
  ({ generation } = await files.ref(menu).getMetadata());
});

describe.each([menu, ...other])("%s", (path) => {
  test.each(
    rowsOf(path).map((row) => [`${row.attempt}: ${row.allowed.length === 0 ? "nobody" : "everybody"}`, row] as const),
  )("F12 %s", async (_title, { attempt, allowed }) => {
    await Promise.all(
      callers.map((caller) => {
        const outcome = attempts[attempt](world().filesOf(caller), path);
        return allowed.includes(caller) ? assertSucceeds(outcome) : assertFails(outcome);
      }),
    );
  });
});

test("F12 a published menu is as it was after everybody tried to change it", async () => {
  const metadata = await world().trusted.files.ref(menu).getMetadata();
  expect(metadata.size).toBe(text.length);
  expect(metadata.contentType).not.toBe("text/html");
  // One generation per write: the first is the only one.
  expect(metadata.generation).toBe(generation);
});

test("F12 nobody puts a menu where there is none", async () => {
  for (const caller of callers) {
    await assertFails(world().filesOf(caller).ref("menus/shop/main/2.json").putString(text).then());
    await assertFails(world().filesOf(caller).ref("menus/mine/main/1.json").putString(text).then());
  }
});
