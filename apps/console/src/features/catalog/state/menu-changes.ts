import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import type { OfferingItem } from "./offering-item.ts";

type Draft = Pick<OfferingItem, "id" | "name" | "priceCents" | "status" | "images" | "blocked">;
type Published = Pick<MenuItem, "id" | "name" | "priceCents" | "images">;

const words = {
  added: (name: string): string => `Neu: ${name}`,
  removed: (name: string): string => `Entfällt: ${name}`,
  renamed: (before: string, after: string): string => `${before} heißt ${after}`,
  price: (name: string, before: string, after: string): string => `${name}: ${before} → ${after}`,
  photo: (name: string): string => `${name}: neues Foto`,
  noPhoto: (name: string): string => `${name}: Foto entfernt`,
};

/** The changes of the next publication, old to new. `listed` are the items of a category. */
export function menuChanges(listed: readonly Draft[], menu: Pick<Menu, "items">): readonly string[] {
  const before = new Map(Object.values(menu.items).map((item): [string, Published] => [item.id, item]));
  const changes: string[] = [];
  for (const draft of listed) {
    if (!isShown(draft)) continue;
    const published = before.get(draft.id);
    before.delete(draft.id);
    if (published === undefined) {
      changes.push(words.added(draft.name));
      continue;
    }
    if (published.name !== draft.name) changes.push(words.renamed(published.name, draft.name));
    if (published.priceCents !== draft.priceCents) {
      changes.push(words.price(draft.name, formatMoney(published.priceCents), formatMoney(draft.priceCents)));
    }
    const photo = draft.images?.[0]?.path;
    if (photo !== published.images?.[0]?.path)
      changes.push((photo === undefined ? words.noPhoto : words.photo)(draft.name));
  }
  const gone = new Set(listed.filter((draft) => !isShown(draft)).map(({ id }) => id));
  for (const { id, name } of before.values()) if (gone.has(id)) changes.push(words.removed(name));
  return changes;
}

/** A publication leaves out what the platform has blocked. */
const isShown = ({ status, blocked }: Draft): boolean => status === "active" && blocked === undefined;
