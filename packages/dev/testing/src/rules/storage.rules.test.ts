import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { beforeAll, describe, expect, test } from "vitest";
import {
  complaintPhotoPath,
  complaintUploadPath,
  invoicePath,
  maxComplaintPhotoBytes,
  maxOriginalBytes,
  menuPath,
  originalPath,
  originalTypes,
  picturePath,
  takeoutPath,
} from "@lokalkorb/model/storage-paths";
import { pictureFile } from "@lokalkorb/domain/kernel/picture";
import { bosses, callers, everybody, nobody, type Caller } from "./callers.ts";
import { worldOfFile } from "./prove-access.ts";
import type { Files } from "./rules-world.ts";

const world = worldOfFile();

const menu = menuPath({ restaurantId: "shop", storefrontId: "main", version: 1 });
const picture = pictureFile(picturePath({ restaurantId: "shop", hash: "h".repeat(43) }), 640, "webp");
const original = originalPath({ restaurantId: "shop", uploadId: "u1" });
const invoice = invoicePath({ restaurantId: "shop", series: "b2b", invoiceId: "RE-1", extension: "pdf" });
const receipt = invoicePath({ restaurantId: "shop", series: "receipts", invoiceId: "o1", extension: "pdf" });
const platformInvoice = invoicePath({ restaurantId: "shop", series: "platform", invoiceId: "P-1", extension: "pdf" });
const takeout = takeoutPath({ restaurantId: "shop", takeoutId: "t1" });
const ofOrder = { restaurantId: "shop", orderId: "o1" };
const handedIn = complaintUploadPath({ ...ofOrder, uid: "shopper", place: "1" });
const complaintPhoto = complaintPhotoPath({ ...ofOrder, hash: "h".repeat(43) });
const documented = [menu, original, picture, handedIn, complaintPhoto, invoice, receipt, platformInvoice, takeout];
/** Nothing else is stored, and nothing that comes may be open by accident. */
const other = [
  "menus/shop/1.json",
  "menus/shop/main/1.json/draft.json",
  "menus/1.json",
  "menus",
  "menu/shop/main/1.json",
  "pictures/p1.webp",
  "pictures/shop/items/p1.webp",
  "originals/u1",
  "originals/shop/items/u1",
  "users/shopper/photo.webp",
  "invoices/shop/1.pdf",
  "takeouts/shop/t1/Kunden/Kunden.csv/02-000000",
  "invoices/shop/b2b/2026/1.pdf",
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

const read = (path: string, allowed: readonly Caller[]): readonly StorageRow[] => [
  { path, attempt: "read", allowed },
  { path, attempt: "address", allowed },
];

/** A caller without a name here is denied; an attempt without a row is denied to all. */
const rows: readonly StorageRow[] = [
  ...read(menu, everybody),
  ...read(picture, everybody),
  // X-Q3: a reader of a file gets an address that no rule checks any more, so papers about money have no row.
];

const rowsOf = (path: string): readonly StorageRow[] =>
  (Object.keys(attempts) as Attempt[]).map(
    (attempt) => rows.find((row) => row.path === path && row.attempt === attempt) ?? { path, attempt, allowed: nobody },
  );

async function put(path: string): Promise<void> {
  await world().trusted.files.ref(path).putString(text).then();
}
let generation = "";

beforeAll(async () => {
  for (const path of [...documented, ...other]) await put(path);
  ({ generation } = await world().trusted.files.ref(menu).getMetadata());
});

const titleOf = ({ attempt, allowed }: StorageRow): string =>
  `${attempt}: ${allowed.length === 0 ? "nobody" : allowed.length === callers.length ? "everybody" : allowed.join(", ")}`;

describe.each([...documented, ...other])("%s", (path) => {
  const fact = path.startsWith("menu") ? "F12" : path.startsWith("invoices") ? "F13 X-Q3" : "F13";
  test.each(rowsOf(path).map((row) => [titleOf(row), row] as const))(
    `${fact} %s`,
    async (_title, { attempt, allowed }) => {
      const denied = callers.filter((caller) => !allowed.includes(caller));
      await Promise.all(denied.map((caller) => assertFails(attempts[attempt](world().filesOf(caller), path))));
      for (const caller of allowed) {
        await assertSucceeds(attempts[attempt](world().filesOf(caller), path));
        if (attempt === "delete") await put(path);
      }
    },
  );
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

const upload = (caller: Caller, path: string, contentType: string, bytes = 10): Promise<unknown> =>
  world().filesOf(caller).ref(path).put(new Uint8Array(bytes), { contentType }).then();

test.each(Object.values(originalTypes))("F13 who runs the shop hands in a new photo, as %s", async (type) => {
  const path = "originals/shop/new";
  for (const caller of callers) {
    const attempt = upload(caller, path, type);
    if (!(bosses as readonly Caller[]).includes(caller)) await assertFails(attempt);
    else {
      await assertSucceeds(attempt);
      await world().trusted.files.ref(path).delete();
    }
  }
  const neighbours = "originals/elsewhere/new";
  await assertSucceeds(upload("neighbour", neighbours, type));
  await world().trusted.files.ref(neighbours).delete();
});

test.each([
  ["a page", "originals/shop/new", "text/html"],
  ["a drawing that can carry scripts", "originals/shop/new", "image/svg+xml"],
  ["a type that only begins well", "originals/shop/new", "image/png; text/html"],
  ["no type", "originals/shop/new", ""],
  ["a strange name", "originals/shop/ä b", "image/png"],
  ["a name of two parts", "originals/shop/new.png", "image/png"],
  ["a name of 65 letters", `originals/shop/${"x".repeat(65)}`, "image/png"],
  ["a folder", "originals/shop/items/new", "image/png"],
  ["a shop that is not there", "originals/nowhere/new", "image/png"],
  ["what is there already", original, "image/webp"],
  ["a public picture without the function that makes it", "pictures/shop/new.webp", "image/webp"],
  ["an invoice", invoice, "application/pdf"],
])("F13 nobody puts up %s", async (_title, path, type) => {
  await Promise.all(callers.map((caller) => assertFails(upload(caller, path, type))));
});

test("F13 a photo has a size, up to the limit", async () => {
  await assertFails(upload("owner", "originals/shop/large", "image/png", maxOriginalBytes + 1));
  await assertFails(upload("owner", "originals/shop/empty", "image/png", 0));
  await assertSucceeds(upload("owner", "originals/shop/large", "image/png", maxOriginalBytes));
  await world().trusted.files.ref("originals/shop/large").delete();
});

test("F13 a photo of an open complaint is handed in by its order's shopper and viewers alone, and read by none of them", async () => {
  const order = world().trusted.database.doc("restaurants/shop/orders/o1");
  const mine = (caller: Caller) => complaintUploadPath({ ...ofOrder, uid: caller, place: "2" });
  const allIn = (type = "image/webp", bytes = 10) =>
    Promise.all(
      callers.map((caller) =>
        upload(caller, mine(caller), type, bytes).then(
          () => caller,
          () => null,
        ),
      ),
    );
  const inTalk = async (complaint: "open" | "answered" | "closed") => {
    await order.update({ messages: { unreadMerchant: 1, unreadCustomer: 0, complaint } });
    return (await allIn()).filter((caller) => caller !== null);
  };
  expect((await allIn()).every((caller) => caller === null)).toBe(true);
  // Once more: a place is written over.
  for (const state of ["open", "answered", "open"] as const) expect(await inTalk(state)).toEqual(["shopper", "viewer"]);
  for (const [type, bytes] of [
    ["image/svg+xml", 10],
    ["text/html", 10],
    ["image/png", 0],
    ["image/png", maxComplaintPhotoBytes + 1],
  ] as const)
    expect((await allIn(type, bytes)).every((caller) => caller === null)).toBe(true);
  for (const path of [
    complaintUploadPath({ ...ofOrder, uid: "viewer", place: "1" }),
    complaintUploadPath({ ...ofOrder, orderId: "o2", uid: "shopper", place: "1" }),
    `complaints/shop/o1/shopper/4`,
    complaintPhoto,
  ])
    await assertFails(upload("shopper", path, "image/webp"));
  for (const caller of callers) await assertFails(attempts.address(world().filesOf(caller), mine("shopper")));
  expect(await inTalk("closed")).toEqual([]);
  await world().restore("restaurants/shop/orders/o1");
});
