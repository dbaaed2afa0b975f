import { expect, test } from "vitest";
import * as fc from "fast-check";
import type { Customer } from "./customer-fields.ts";
import { newCustomer } from "./count-customer.ts";
import { emailsOf, isOrderOf, mergedCustomer, pointerTo, uidsOf } from "./merge-customers.ts";

const account = newCustomer({ uid: "kundin-7", name: "Kundin 7", email: "k7@post.example", isGuest: false });
const guest = newCustomer({
  uid: "device",
  name: "K. Sieben",
  email: "K7@Post.example",
  phone: "0660 1",
  isGuest: true,
});
const address = { street: "Anger", houseNo: "1", zip: "83253", city: "Rimsting", country: "DE" } as const;
const note = (id: string, at: number) => ({ id, at, by: "Theke", text: id });

test("M-C10 the sums of two records add up, whatever they are", () => {
  const stats = fc.record({
    orders: fc.nat(50),
    revenueCents: fc.integer({ min: 5_000, max: 90_000 }),
    refundsCents: fc.option(fc.nat(5_000), { nil: undefined }),
    avgCents: fc.constant(0),
    cancelled: fc.nat(9),
    noShow: fc.nat(9),
    depositBalanceCents: fc.integer({ min: -500, max: 500 }),
    firstOrderAt: fc.option(fc.nat(9), { nil: undefined }),
    lastOrderAt: fc.option(fc.nat(9), { nil: undefined }),
  }) as fc.Arbitrary<Customer["stats"]>;
  fc.assert(
    fc.property(stats, stats, (a, b) => {
      const merged = mergedCustomer({ ...account, stats: a }, { ...guest, id: "g_1", stats: b }).stats;
      for (const key of ["orders", "revenueCents", "cancelled", "noShow", "depositBalanceCents"] as const)
        expect(merged[key]).toBe(a[key] + b[key]);
      expect(merged.refundsCents).toBe((a.refundsCents ?? 0) + (b.refundsCents ?? 0));
      expect(merged.firstOrderAt ?? Infinity).toBe(Math.min(a.firstOrderAt ?? Infinity, b.firstOrderAt ?? Infinity));
    }),
  );
});

test("M-C10 everything that a team wrote or decided about either holds", () => {
  const merged = mergedCustomer(
    { ...account, tags: ["a"], notes: [note("alt", 1)], deniedPayments: ["cash"], lastAt: 3, b2bCustomerId: "c1" },
    {
      ...guest,
      id: "g_1",
      tags: ["a", "b"],
      notes: [note("neu", 2)],
      blocked: { at: 1, by: "Inhaberin", reason: "x" },
      lastAt: 4,
      addresses: [address],
      mergedIds: ["g_0"],
    },
  );
  expect(merged).toMatchObject({
    uid: "kundin-7",
    person: { firstName: "Kundin", lastName: "7", phone: "0660 1" },
    tags: ["a", "b"],
    notes: [{ id: "neu" }, { id: "alt" }],
    blocked: { reason: "x" },
    deniedPayments: ["cash"],
    lastAt: 4,
    addresses: [address],
    mergedIds: ["g_1", "g_0"],
    uids: ["kundin-7"],
    emails: ["k7@post.example", "K7@Post.example"],
  });
  expect(mergedCustomer({ ...guest, addresses: [address] }, { ...account, id: "kundin-7" })).toMatchObject({
    uid: "kundin-7",
    addresses: [address],
  });
});

test("M-C10 the record that goes leads to the other, and holds no person", () => {
  expect(JSON.stringify(pointerTo("kundin-7", guest))).not.toMatch(/Sieben|0660/);
  expect(pointerTo("kundin-7", guest)).toMatchObject({ mergedInto: "kundin-7", emailLower: "k7@post.example" });
});

test("M-C10 orders lead to their customer: by the account, as a guest by the address", () => {
  const by = (uid: string | null, email: string | null, isGuest: boolean) => ({ customer: { uid, email, isGuest } });
  expect(isOrderOf(account, by("kundin-7", "k7@post.example", false))).toBe(true);
  expect(isOrderOf(account, by("other", "k7@post.example", false))).toBe(false);
  expect(isOrderOf(account, by(null, null, false))).toBe(false);
  expect(isOrderOf(account, by("device", "k7@post.example", true))).toBe(false);
  expect(isOrderOf(guest, by("other-device", " k7@POST.example", true))).toBe(true);
  expect(isOrderOf(guest, by("device", null, true))).toBe(false);
  const merged = mergedCustomer(account, { ...guest, id: "g_1" });
  expect(isOrderOf(merged, by("device", "k7@post.example", true))).toBe(true);
});

test("a record of before is known by its id and its one address", () => {
  expect([uidsOf(account), uidsOf(guest)]).toEqual([["kundin-7"], []]);
  expect(emailsOf({ ...guest, person: { firstName: "", lastName: "" } })).toEqual(["k7@post.example"]);
});
