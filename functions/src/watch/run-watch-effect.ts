import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { decideWatch, type WatchWarning } from "@lokalkorb/domain/ordering/watch/watch-decision";
import {
  inTransaction,
  readDocument,
  readIfReadable,
  readQuery,
  setDocument,
  updateDocument,
} from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { boardWatchDocument } from "@lokalkorb/model/documents/restaurants/data/watch";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { writeLog } from "../access/write-log.ts";
import { renewShop } from "../catalog/renewal/renew-shops.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import type { EffectRunner } from "../outbox/effect-runner.ts";
import { writeShopEffect } from "../outbox/write-shop-effect.ts";
import { endOfDay, startOfDay } from "../platform/business-day.ts";

/** More than the longest row that a shop may ask for, with those that do not count between. */
const lookedAt = 30;
/** Of orders without an answer. */
const mostWaiting = 100;
/** A warning that comes later helps no more. */
const newsFor = 30 * minuteMs;

/**
 * An order waited too long or was rejected: looks whether a board is awake, warns, pauses (3.10). An order that goes well
 * never comes here. What was told and what was paused stands in the transaction that decides it, so that nothing is told
 * twice and no board that wakes up meanwhile is overlooked.
 */
export const runWatchEffect: EffectRunner<RenewingDeps> = async (deps, { restaurantId, orderId, createdAt }) => {
  if (deps.now() - createdAt > newsFor) return;
  const key = { restaurantId };
  const { document: settings } = await readIfReadable(deps.db, settingsDocument, key);
  const last = { orderBy: [["placedAt", "desc"]], limit: lookedAt } as const;
  // An order for another day may have been placed long before the last ones, and waits all the same.
  const [latest, waiting, own] = await Promise.all([
    readQuery(deps.db, queryOf(orderDocument, key, last)),
    readQuery(deps.db, queryOf(orderDocument, key, { where: matching({ status: "placed" }), limit: mostWaiting })),
    readDocument(deps.db, orderDocument, { restaurantId, orderId }),
  ]);
  const found = [...latest, ...waiting, ...(own === null ? [] : [own])];
  const orders = [...new Map(found.map((order) => [order.id, order])).values()];
  const isPaused = await inTransaction(deps.db, async (tx) => {
    const shop = await readDocument(tx, shopDocument, key);
    const watch = await readDocument(tx, boardWatchDocument, key);
    if (shop === null) return false;
    const now = deps.now();
    const { warnings, operations, patch } = decideWatch({
      watch,
      rules: settings?.notifications ?? {},
      operations: shop.operations,
      orders,
      now,
      today: startOfDay(now, shop.timezone),
      tomorrow: endOfDay(now, shop.timezone),
    });
    if (operations !== null) {
      updateDocument(tx, shopDocument, key, { operations });
      writeLog(tx, deps, { restaurantId, act: "operations", by: "Lokalkorb", about: operations.state });
    }
    if (patch !== null && watch === null) setDocument(tx, boardWatchDocument, key, { devices: {}, ...patch });
    else if (patch !== null) updateDocument(tx, boardWatchDocument, key, patch);
    for (const warning of warnings)
      for (const kind of channelsOf(warning)) {
        const { type: event, since, orders: count } = warning;
        const cause = `${event}-${since}`;
        writeShopEffect(tx, { kind, restaurantId, event, cause, watch: { since, orders: count } }, now);
      }
    return operations !== null;
  });
  if (isPaused) await renewShop(deps, restaurantId, "operations");
};

/** A phone rings for what cannot wait. */
const channelsOf = ({ type }: WatchWarning): readonly ("mail" | "sms")[] =>
  type === "orderRejections" ? ["mail"] : ["mail", "sms"];
