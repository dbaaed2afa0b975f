import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** Rounded figures for the landing page, renewed on a schedule and not per order. */
export const statsDocument = defineDocument(
  paths.stats,
  {
    restaurants: f.count(),
    activeRestaurants30: f.count(),
    items: f.count(),
    ordersTotal: f.count(),
    ordersToday: f.count(),
    regions: f.list(f.object({ key: f.text(), restaurants: f.count() })),
  },
  { audience: "public" },
);
