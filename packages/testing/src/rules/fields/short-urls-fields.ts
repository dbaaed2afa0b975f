import { shortUrlDocument } from "@lokalkorb/model/documents/short-urls";
import { aLink } from "../documents/business-documents.ts";
import { inDays } from "../documents/envelope.ts";
import type { FieldRow } from "../field-row.ts";

const shared = {
  label: "Plakat",
  campaign: { source: "plakat", medium: "druck", name: "sommer" },
  autoCode: "MORGEN",
  active: false,
  expiresAt: inDays(90),
};
const stats = { scans: 999, uniqueDays: 1, orders: 1, revenueCents: 1 };

export const shortUrlsFields: readonly FieldRow[] = [
  {
    definition: shortUrlDocument,
    path: "shorturls/morgen",
    as: "manager",
    own: { ...shared, target: { kind: "item", restaurantId: "shop", storefrontId: "main", id: "bread" } },
    others: { restaurantId: "elsewhere", createdBy: "platform", stats },
    bad: [
      ["another shop", { target: { kind: "restaurant", restaurantId: "elsewhere" } }],
      ["any address", { target: { kind: "url", url: "https://anderswo.example/" } }],
      ["any address beside", { target: { kind: "item", restaurantId: "shop", url: "https://anderswo.example/" } }],
      ["an order", { target: { kind: "order", restaurantId: "shop", id: "o1" } }],
      ["nowhere", { target: {} }],
    ],
    fresh: { path: "shorturls/sommer", fields: aLink() },
  },
  {
    definition: shortUrlDocument,
    path: "shorturls/presse",
    as: "platform",
    own: { ...shared, target: { kind: "url", url: "https://presse.example/neu" } },
    others: { restaurantId: "elsewhere", createdBy: "merchant", stats },
    bad: [
      ["an address without encryption", { target: { kind: "url", url: "http://presse.example/" } }],
      ["a script", { target: { kind: "url", url: "javascript:alert(1)" } }],
      ["two addresses", { target: { kind: "url", url: "https://a.example/ https://b.example/" } }],
      ["no address", { target: { kind: "url" } }],
      ["an address beside", { target: { kind: "restaurant", restaurantId: "shop", url: "https://a.example/" } }],
    ],
  },
];
