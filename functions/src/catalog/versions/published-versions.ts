import { publishedVersions as contract } from "@lokalkorb/contracts/offerings";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { menuChanges } from "@lokalkorb/domain/menu/publishing/menu-changes";
import { readQuery } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { shopLogDocument } from "@lokalkorb/model/documents/restaurants/log/shop-log";
import { staffMay } from "../../access/staff.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import type { MenuDeps } from "../menu-store.ts";
import { sentChanges } from "../sent-changes.ts";
import { readVersion, readVersionFacts } from "./read-version.ts";
import { versionsInReach } from "./versions-in-reach.ts";

const mostShown = 60;
/** Between the file of a version and the entry in the log lies the transaction. */
const nearMs = 10 * 60_000;

const command: Command<typeof contract, MenuDeps> = async (address, caller, deps) => {
  if (!(await staffMay(deps.db, address.restaurantId, caller.uid, "publish"))) return refuse({ type: "not-allowed" });
  const facts = await readVersionFacts(deps, address);
  if (facts === null) return refuse({ type: "not-found" });
  const { restaurantId } = address;
  const log = await readQuery(
    deps.db,
    queryOf(shopLogDocument, { restaurantId }, { where: [["act", "==", "published"]] }),
  );
  const menus: Menu[] = [];
  for (let version = facts.version; version > 0 && menus.length <= versionsInReach; version--) {
    const menu = await readVersion(deps, address, version);
    if (menu !== null) menus.push(menu);
  }
  return ok({
    versions: menus.slice(0, versionsInReach).map((menu, index) => {
      const { version, publishedAt: at } = menu;
      const by = publisherOf(log, menu);
      return {
        version,
        at,
        ...(by !== undefined && { by }),
        ...sentChanges(menuChanges(menus[index + 1] ?? null, menu), mostShown),
      };
    }),
  });
};

const publisherOf = (
  log: readonly DocumentOf<typeof shopLogDocument>[],
  { version, publishedAt }: Menu,
): string | undefined =>
  log.find(({ about, at }) => about === String(version) && Math.abs(at - publishedAt) < nearMs)?.by;

export const publishedVersions = defineCallable(contract, command);
