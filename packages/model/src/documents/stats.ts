import { count, list, object, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** Rounded figures for the landing page, renewed on a schedule and not per order. */
export const statsDocument = defineDocument(
  paths.stats,
  {
    restaurants: count(),
    activeRestaurants30: count(),
    items: count(),
    ordersTotal: count(),
    ordersToday: count(),
    regions: list(object({ key: text(), restaurants: count() })),
  },
  { audience: "public" },
);
