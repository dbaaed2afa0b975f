import { expect, it } from "vitest";
import { shownPeople, withAgreedPhotos } from "./shown-people.ts";

const photo = { path: "pictures/r1/a", w: 640, h: 640 };
const team = { name: "Die Käserei", does: "macht Käse" };
const shown = { ...team, photo, photoAgreed: true };

it("publishes the photo of nobody who did not agree", () => {
  expect(withAgreedPhotos([shown, { ...team, photo }, { ...shown, photoAgreed: false }, team])).toEqual([
    shown,
    team,
    team,
    team,
  ]);
});

it("shows nobody whom the profile does not name any more, and no photo that was taken away or replaced", () => {
  expect(shownPeople([shown], [shown])).toEqual([shown]);
  expect(shownPeople([shown], [{ ...shown, does: "anderes" }])).toEqual([shown]);
  expect(shownPeople([shown, team], [])).toEqual([]);
  expect(shownPeople([shown], [team])).toEqual([team]);
  expect(shownPeople([shown], [{ ...shown, photoAgreed: false }])).toEqual([team]);
  expect(shownPeople([shown], [{ ...shown, photo: { ...photo, path: "pictures/r1/b" } }])).toEqual([team]);
  expect(shownPeople([team], [shown])).toEqual([team]);
});
