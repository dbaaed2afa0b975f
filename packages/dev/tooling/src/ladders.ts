import { posix } from "node:path";

/**
 * The folders of `domain`, lowest first: each imports only folders before it, types counted. Files that lie beside folders
 * are the lowest step of their rung.
 */
export const domainLadder: readonly string[] = [
  "kernel",
  "kernel/fields",
  "kernel/money",
  "kernel/time",
  "kernel/country",
  "kernel/format",
  "access",
  "catalog/labelling",
  "catalog/withdrawal",
  "catalog/gifts",
  "shop",
  "shop/legal",
  "shop/storefronts",
  "catalog/csv",
  "catalog/goods",
  "catalog/stock",
  "catalog/restock",
  "catalog/food",
  "catalog/claims",
  "catalog/prices",
  "fulfilment/ranking",
  "fulfilment/methods",
  "fulfilment/slots",
  "fulfilment/rounds",
  "fulfilment/zones",
  "menu",
  "menu/filter",
  "menu/publishing",
  "basket",
  "basket/group",
  "pricing/tax",
  "pricing/totals",
  "pricing/discounts",
  "pricing/basket",
  "pricing/history",
  "ordering/order",
  "ordering/group",
  "ordering/effects",
  "ordering/refunds",
  "ordering/deposits",
  "ordering/withdrawal",
  "ordering/metrics",
  "ordering/businesses",
  "ordering/approval",
  "ordering/customers",
  "ordering/production",
  "ordering/payment",
  "ordering/gifts",
  "ordering/place",
  "ordering/trial",
  "ordering/lifecycle",
  "ordering/talk",
  "ordering/watch",
  "ordering/undo",
  "ordering/tips",
  "ordering/repricing",
  "ordering/change",
  "ordering/closing",
  "ordering/weighing",
  "ordering/standing",
  "invoices",
  "invoices/bank",
  "invoices/books",
  "invoices/late",
  "shop/takeout",
  "labels",
];

/** Patterns for every path from a folder to one above it: as an editor writes it, and the long way round. */
export function pathsUp(ladder: readonly string[], folder: string): readonly string[] {
  return ladder.slice(ladder.indexOf(folder) + 1).flatMap((above) => {
    const near = posix.relative(folder, above);
    return [`${near.startsWith("..") ? near : `./${near}`}/*`, `**/${above}/*`];
  });
}
