import { projectId } from "@lokalkorb/tooling/stack/local-environment.ts";
import { readStored, documentsRoot, writeStored } from "../support/database.ts";
import { farmShop } from "../support/shopper.ts";
import { ports } from "../support/stack.ts";

const shelves = 20;

interface MenuFile {
  readonly items: Readonly<Record<string, { readonly name: string; readonly optionRefs: readonly object[] }>>;
  readonly categories: readonly object[];
  readonly shop: object;
}

/** A shop like the farm shop with so many products more, known by its address alone: no list of shops changes. */
export async function addLargeShop(id: string, products: number): Promise<void> {
  const shop = await readStored(`restaurants/${farmShop.id}`);
  const farm = `offerings/${textOf(shop["offeringId"])}`;
  const [storefrontId] = listOf(shop["storefrontIds"]).map(textOf);
  const storefront = await readStored(`${farm}/storefronts/${storefrontId}`);
  const published = mapOf(storefront["published"]);
  const files = `http://127.0.0.1:${ports.storage}/v0/b/${projectId}.appspot.com/o`;
  const file = await fetch(`${files}/${encodeURIComponent(textOf(published["path"]))}?alt=media`);
  const path = `menus/${id}/${id}/1.json`;
  const saved = await fetch(`${files}?name=${encodeURIComponent(path)}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: "Bearer owner" },
    body: JSON.stringify(enlarged((await file.json()) as MenuFile, id, products)),
  });
  if (!saved.ok) throw new Error(`Invariant: storage answers ${saved.status}`);
  const text = (stringValue: string) => ({ stringValue });
  const menu = { ...published, version: { integerValue: "1" }, path: text(path) };
  await writeStored([
    {
      update: {
        name: `${documentsRoot}/offerings/${id}/storefronts/${id}`,
        fields: { ...storefront, restaurantId: text(id), published: { mapValue: { fields: menu } } },
      },
    },
    {
      update: {
        name: `${documentsRoot}/restaurants/${id}`,
        fields: {
          ...shop,
          slug: text(id),
          offeringId: text(id),
          storefrontIds: { arrayValue: { values: [text(id)] } },
          listing: text("unlisted"),
        },
      },
    },
  ]);
}

function enlarged(menu: MenuFile, id: string, products: number): object {
  const plain = Object.values(menu.items).filter(({ optionRefs }) => optionRefs.length === 0);
  const items = Array.from({ length: products }, (_, index) => {
    const item = plain[index % plain.length];
    return { ...item, id: `p${index}`, name: `${item?.name ?? ""} Sorte ${index}` };
  });
  const categories = Array.from({ length: shelves }, (_, shelf) => ({
    id: `shelf${shelf}`,
    name: `Regal ${shelf}`,
    slug: `regal-${shelf}`,
    entries: items.filter((_item, index) => index % shelves === shelf).map((item) => ({ kind: "item", id: item.id })),
  }));
  return {
    ...menu,
    version: 1,
    restaurantId: id,
    offeringId: id,
    storefrontId: id,
    shop: { ...menu.shop, slug: id },
    items: { ...menu.items, ...Object.fromEntries(items.map((item) => [item.id, item])) },
    categories: [...menu.categories, ...categories],
  };
}

const textOf = (value: object | undefined): string => (value as { readonly stringValue: string }).stringValue;
const listOf = (value: object | undefined): readonly object[] =>
  (value as { readonly arrayValue: { readonly values: readonly object[] } }).arrayValue.values;
const mapOf = (value: object | undefined): Readonly<Record<string, object>> =>
  (value as { readonly mapValue: { readonly fields: Readonly<Record<string, object>> } }).mapValue.fields;
