import { expect, it } from "vitest";
import { noneFound } from "./none-found.ts";

const asked = { place: "8010", isEmpty: false, filters: 0, known: true, answered: true };

it("S-W6 blames a filter only when one is set, and nonsense as nonsense", () => {
  expect(noneFound(asked).title).toBe("Nach 8010 liefert noch niemand.");
  expect(noneFound({ ...asked, filters: 1 }).hint).toContain("Filter");
  expect(noneFound({ ...asked, place: "abc", known: false })).toMatchObject({ title: "Diesen Ort kennen wir nicht." });
  expect(noneFound({ ...asked, place: "831", known: false }).hint).toContain("fünf Ziffern");
  expect(noneFound({ ...asked, answered: false }).title).toBe("Wir sehen nach …");
  expect(noneFound({ ...asked, isEmpty: true }).title).toBe("Noch sind keine Betriebe da.");
});
