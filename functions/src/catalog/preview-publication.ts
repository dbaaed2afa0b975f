import { previewPublication as contract } from "@lokalkorb/contracts/offerings";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { menuChanges } from "@lokalkorb/domain/menu/publishing/menu-changes";
import { staffMay } from "../access/staff.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import type { MenuDeps } from "./menu-store.ts";
import { readNextMenu } from "./next-menu.ts";
import { sentChanges } from "./sent-changes.ts";

/** More than a person reads, and little enough to be sent. */
const mostShown = 400;

/** Builds the very menu that would be published and lays it beside the one that is out. */
const command: Command<typeof contract, MenuDeps> = async (address, caller, deps) => {
  if (!(await staffMay(deps.db, address.restaurantId, caller.uid, "publish"))) return refuse({ type: "not-allowed" });
  const next = await readNextMenu(deps, address);
  if (next === null) return refuse({ type: "not-found" });
  if ("gaps" in next) return ok({ version: next.version, changes: [], more: 0, gaps: [...next.gaps] });
  const { before, menu } = next;
  const changes = menuChanges(before, menu);
  return ok({
    version: before?.version ?? 0,
    ...sentChanges(changes, mostShown),
    gaps: [],
  });
};

export const previewPublication = defineCallable(contract, command);
