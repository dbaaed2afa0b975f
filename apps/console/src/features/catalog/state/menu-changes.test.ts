import { expect, it } from "vitest";
import { aMenu, anItem } from "@lokalkorb/domain/testing/builders";
import { menuChanges } from "./menu-changes.ts";

const draft = (id: string, name: string, priceCents: number, status: "active" | "hidden" = "active") => ({
  id,
  name,
  priceCents,
  status,
});

it("names each change that shoppers will notice, old to new", () => {
  const items = {
    bread: anItem(),
    roll: anItem({ id: "roll", name: "Semmel", priceCents: 55 }),
    jam: anItem({ id: "jam", name: "Marmelade" }),
  };
  const menu = aMenu({ items });
  expect(
    menuChanges([draft("bread", "Bauernbrot", 480), draft("roll", "Semmel", 55), draft("jam", "Marmelade", 480)], menu),
  ).toEqual([]);
  const changes = menuChanges(
    [
      draft("bread", "Bauernbrot", 520),
      draft("roll", "Handsemmel", 55),
      draft("jam", "Marmelade", 480, "hidden"),
      draft("egg", "Ei", 45),
    ],
    menu,
  );
  expect(changes.map((change) => change.replaceAll("\u00a0", " "))).toEqual([
    "Bauernbrot: 4,80 € → 5,20 €",
    "Semmel heißt Handsemmel",
    "Neu: Ei",
    "Entfällt: Marmelade",
  ]);
});

it("names a photo that comes, changes or goes", () => {
  const photo = (path: string) => ({ images: [{ path, w: 4, h: 3 }] });
  const menu = aMenu({
    items: { bread: anItem(), roll: anItem({ id: "roll", name: "Semmel", priceCents: 55, ...photo("a") }) },
  });
  expect(
    menuChanges([{ ...draft("bread", "Bauernbrot", 480), ...photo("b") }, draft("roll", "Semmel", 55)], menu),
  ).toEqual(["Bauernbrot: neues Foto", "Semmel: Foto entfernt"]);
});

it("PLT-03 an item that the platform has blocked is no change of the next publication", () => {
  const blocked = { ...draft("egg", "Ei", 45), blocked: { at: 1, reason: "Ohne Kennzeichnung." } };
  expect(menuChanges([blocked], aMenu({ items: { bread: anItem() } }))).toEqual([]);
});
