import { roles } from "@lokalkorb/domain/access/role";
import { roleLabels } from "@lokalkorb/domain/labels/role-labels";
import type { ShopAct } from "@lokalkorb/domain/shop/shop-log";

export const logText = {
  title: "Was getan wurde",
  lead: "Am Team und am Laden selbst, die letzten 50 Schritte. Was an Bestellungen getan wurde, steht bei jeder Bestellung.",
  none: "Noch nichts.",
  failed: "Das Protokoll ist gerade nicht da. Bitte lade die Seite neu.",
  someone: "Jemand",
} as const;

export interface LoggedAct {
  readonly act: ShopAct;
  readonly by: string;
  readonly about: string;
  readonly role?: string;
}

const listed: ReadonlyMap<string, string> = new Map([
  ["public", "machte den Laden für alle sichtbar"],
  ["unlisted", "machte den Laden mit seinem Link sichtbar"],
  ["hidden", "verbarg den Laden"],
]);
const roleName = (role: string): string => roleLabels[roles.find((each) => each === role) ?? "staff"];

/** A sentence about an act, and what else there is to say. */
export function logWords({ act, by, about, role = "" }: LoggedAct): readonly [sentence: string, detail: string] {
  const who = by === "" ? logText.someone : by;
  const table: Readonly<Record<ShopAct, readonly [string, string]>> = {
    contracts: [`${who} nahm die Verträge mit Lokalkorb an`, `Fassung ${about}`],
    listing: [`${who} ${listed.get(about) ?? ""}`, ""],
    memberInvited: [`${who} lud jemanden ein: ${roleName(role)}`, about],
    memberJoined: [`${who} ist dabei: ${roleName(role)}`, about],
    memberRole: [`${who} gab ${about} die Rolle ${roleName(role)}`, ""],
    memberRemoved: [`${who} nahm ${about} aus dem Team`, ""],
    hold: [`${who} hält den Laden verborgen`, about],
    release: [`${who} gab den Laden wieder frei`, ""],
  };
  return table[act];
}
