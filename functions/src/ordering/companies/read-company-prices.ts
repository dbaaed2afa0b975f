import { type CompanyPrices, menuForCompany } from "@lokalkorb/domain/menu/company-menu";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { readDocument, readDocuments, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";

interface PricesOf {
  readonly offeringId: string;
  readonly settings: Pick<DocumentOf<typeof settingsDocument>, "priceLists"> | null;
  readonly priceListId: string | undefined;
  readonly itemIds: Iterable<string>;
}

/** The prices agreed with a company for these articles, as the shop has it now; absent where it has no list, or one that is gone. */
export async function readCompanyPrices(
  scope: ReadScope,
  { offeringId, settings, priceListId, itemIds }: PricesOf,
): Promise<CompanyPrices | undefined> {
  const list = settings?.priceLists?.find(({ id }) => id === priceListId);
  if (list === undefined) return undefined;
  const addresses = [...itemIds].map((itemId) => ({ offeringId, itemId }));
  const items = await readDocuments(scope, itemDocument, addresses);
  const own = items.flatMap((item): [string, number][] => {
    const rule = item?.priceRules?.find((one) => one.priceListId === list.id);
    return item === null || rule === undefined ? [] : [[item.id, rule.priceCents]];
  });
  return { name: list.name, changeBp: list.changeBp, own: Object.fromEntries(own) };
}

/** The menu by which an order of a company is added to: with what was agreed for these articles. */
export async function agreedMenu(
  scope: ReadScope,
  menu: Menu,
  customerId: string | undefined,
  itemIds: Iterable<string>,
): Promise<Menu> {
  if (customerId === undefined) return menu;
  const { restaurantId, offeringId } = menu;
  const [company, settings] = await Promise.all([
    readDocument(scope, b2bCustomerDocument, { restaurantId, customerId }),
    readDocument(scope, settingsDocument, { restaurantId }),
  ]);
  const { priceListId } = company ?? {};
  return menuForCompany(menu, await readCompanyPrices(scope, { offeringId, settings, priceListId, itemIds }));
}
