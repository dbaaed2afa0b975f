import { previewPublication as contract } from "@lokalkorb/contracts/offerings";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { type FieldChange, menuChanges, type ShortValue } from "@lokalkorb/domain/menu/publishing/menu-changes";
import { staffMay } from "../access/staff.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import type { MenuDeps } from "./menu-store.ts";
import { readNextMenu } from "./next-menu.ts";

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
    changes: changes.slice(0, mostShown).map(({ fields, ...change }) => ({ ...change, fields: fields.map(sentField) })),
    more: Math.max(0, changes.length - mostShown),
    gaps: [],
  });
};

const sentField = ({ before, after, ...field }: FieldChange) => ({
  ...field,
  ...(before !== undefined && { before: sentValue(before) }),
  ...(after !== undefined && { after: sentValue(after) }),
});

const sentValue = (value: ShortValue) => (typeof value === "object" ? [...value] : value);

export const previewPublication = defineCallable(contract, command);
