import { ok } from "@lokalkorb/domain/kernel/result";
import { gapWords } from "@lokalkorb/domain/labels/gap-labels";
import type { PublishGap } from "@lokalkorb/domain/menu/publishing/publish-gap";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { writeLog } from "../../access/write-log.ts";
import type { JobRunner } from "../../jobs/job-task.ts";
import { writeShopEffect } from "../../outbox/write-shop-effect.ts";
import type { MenuDeps } from "../menu-store.ts";
import { overtaken, publishMenu } from "../publish-menu.ts";
import { readStorefronts } from "../stock/item-live.ts";
import type { StorefrontAddress } from "../read-catalog.ts";
import { renewShop } from "../renewal/renew-shops.ts";
import type { RenewingDeps } from "../renewal/revalidate.ts";

type PlanDeps = MenuDeps & RenewingDeps;

/** The shop's log names it in the place of a person. */
const clock = "Zeitplan";
const mostReasons = 20;

/** Publishes every storefront of the shop whose time has come; the plan goes in the transaction that publishes. */
export const publishPlanned: JobRunner<PlanDeps> = async (deps, { restaurantId }) => {
  const shop = await admin.readDocument(deps.db, shopDocument, { restaurantId });
  if (shop === null) return "gone";
  const { offeringId } = shop;
  const waiting = async () =>
    (await admin.readQuery(deps.db, queryOf(storefrontDocument, { offeringId }))).flatMap((storefront) =>
      storefront.restaurantIds.includes(restaurantId) && storefront.planned && !storefront.planned.isMissed
        ? [{ storefrontId: storefront.id, at: storefront.planned.at }]
        : [],
    );
  for (const { storefrontId, at } of await waiting())
    if (at <= deps.now()) await publishNow(deps, { restaurantId, offeringId, storefrontId });
  const next = (await waiting()).map(({ at }) => at);
  return next.length === 0 ? {} : { againAt: Math.min(...next) };
};

async function publishNow(deps: PlanDeps, address: StorefrontAddress): Promise<void> {
  const { restaurantId, offeringId, storefrontId } = address;
  const answer = await publishMenu(deps, address, (publish) =>
    admin.inTransaction(admin.contended(deps.db), async (tx) => {
      const storefront = (await readStorefronts(tx, offeringId)).find(({ id }) => id === storefrontId);
      const planned = storefront?.planned;
      // Taken back, put off or done since.
      if (planned === undefined || planned.isMissed || planned.at > deps.now()) return ok(false);
      const published = await publish(tx);
      if (published === "overtaken") return overtaken;
      const gaps = published?.gaps ?? [];
      const isMissed = published === null || gaps.length > 0;
      const plan = isMissed ? { at: planned.at, isMissed } : admin.remove();
      admin.updateDocument(tx, storefrontDocument, { offeringId, storefrontId }, { planned: plan });
      if (published?.isNew)
        writeLog(tx, deps, { restaurantId, act: "published", by: clock, about: String(published.version) });
      if (isMissed) {
        const cause = `${storefrontId}-${planned.at}`;
        const mail = { kind: "mail", restaurantId, event: "publicationMissed", cause } as const;
        writeShopEffect(tx, { ...mail, reasons: reasonsOf(gaps) }, deps.now());
      }
      return ok(published?.isNew === true);
    }),
  );
  if (answer.ok && answer.value) await renewShop(deps, restaurantId, "published");
}

function reasonsOf(gaps: readonly PublishGap[]): readonly string[] {
  if (gaps.length === 0) return ["Der Online-Shop ist nicht mehr öffentlich."];
  const said = gaps.slice(0, mostReasons).map(({ type, name, id, detail }) => gapWords[type](name ?? id ?? "", detail));
  return gaps.length > mostReasons ? [...said, `Und ${gaps.length - mostReasons} weitere Angaben fehlen.`] : said;
}
