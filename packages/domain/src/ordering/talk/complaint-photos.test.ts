import { expect, test } from "vitest";
import { must } from "../../kernel/invariant.ts";
import { dayMs } from "../../kernel/time/instant.ts";
import { anOrder } from "../../testing/builders.ts";
import { addPhoto, complaintWords, hasPhoto, mostComplaintPhotos, photosLeft } from "./complaint-photos.ts";
import { complain } from "./complaint.ts";
import { type OrderTalk, say, unreadOf } from "./order-talk.ts";

const order = { ...anOrder(), status: "completed" as const };
const now = order.placedAt;

function complained(): OrderTalk {
  const made = complain(order, undefined, { kind: "damaged", lineIds: [], now });
  const hello = say(order, null, { from: "shop", text: "Guten Appetit!", now });
  const said = say(order, hello.ok ? hello.value.talk : null, { from: "shopper", text: "Die Kiste ist nass.", now });
  const { talk } = must(said.ok ? said.value : null, "words");
  return { ...talk, complaint: must(made.ok ? made.value : null, "a complaint") };
}
function added(talk: OrderTalk, photo: string): OrderTalk {
  const answer = addPhoto(order, talk, { photo, now });
  return must(answer.ok ? answer.value : null, "a photo more");
}

test("photos belong to the words of the complaint, three at most, each once, and are news to the shop", () => {
  const read = { ...complained(), seen: { shopper: 2, shop: 2 } };
  const one = added(read, "a");
  expect(one.messages).toMatchObject([{ text: "Guten Appetit!" }, { text: "Die Kiste ist nass.", photos: ["a"] }]);
  expect(one.messages[0]).not.toHaveProperty("photos");
  expect(unreadOf(one)).toMatchObject({ unreadMerchant: 1, unreadCustomer: 0 });
  expect(added(one, "a")).toEqual(one);
  const full = ["b", "c"].reduce(added, one);
  expect(complaintWords(full)?.photos).toHaveLength(mostComplaintPhotos);
  expect(addPhoto(order, full, { photo: "d", now })).toMatchObject({ refusal: { type: "talk-full", max: 3 } });
  expect([complained(), one, full].map(photosLeft)).toEqual([3, 2, 0]);
  expect([hasPhoto(full, "c"), hasPhoto(full, "d")]).toEqual([true, false]);
});

test("without an open complaint there is nothing to put a photo to, and after the talk's end neither", () => {
  const talk = complained();
  const { complaint: _none, ...without } = talk;
  const closed = { ...talk, complaint: { ...must(talk.complaint, "one"), state: "closed" as const } };
  const elsewhere = { ...talk, complaint: { ...must(talk.complaint, "one"), at: now - 1 } };
  for (const one of [without, closed, elsewhere]) {
    expect(addPhoto(order, one, { photo: "a", now })).toMatchObject({ refusal: { type: "not-found" } });
    expect(photosLeft(one)).toBe(0);
  }
  expect(addPhoto(order, talk, { photo: "a", now: now + 400 * dayMs })).toMatchObject({
    refusal: { type: "too-late" },
  });
});
