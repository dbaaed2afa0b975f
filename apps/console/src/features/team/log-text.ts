import { roles } from "@lokalkorb/domain/access/role";
import { roleLabels } from "@lokalkorb/domain/labels/role-labels";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { formatMoney, formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import type { EditKind, Edited } from "@lokalkorb/domain/shop/shop-edits";
import { contractVersionText } from "@lokalkorb/domain/shop/merchant-contracts";
import type { ShopAct } from "@lokalkorb/domain/shop/shop-log";
import { editWords } from "./edit-words.ts";

export const logText = {
  title: "Was getan wurde",
  lead: "Am Angebot, am Team und am Laden selbst, die letzten 50 Schritte. Was eine Person in zehn Minuten an Gleichem tut, ist eine Zeile. Was an Bestellungen getan wurde, steht bei jeder Bestellung.",
  none: "Noch nichts.",
  failed: "Das Protokoll ist gerade nicht da. Bitte lade die Seite neu.",
  someone: "Jemand",
} as const;

export interface LoggedAct {
  readonly act: ShopAct;
  readonly by: string;
  readonly about: string;
  readonly role?: string;
  readonly kind?: EditKind;
  readonly edited?: Edited;
}

const listed: ReadonlyMap<string, string> = new Map([
  ["public", "machte den Laden für alle sichtbar"],
  ["unlisted", "machte den Laden mit seinem Link sichtbar"],
  ["hidden", "verbarg den Laden"],
]);
const operated: ReadonlyMap<string, string> = new Map([
  ["open", "nahm wieder Bestellungen an"],
  ["rush", "verlängerte den Vorlauf"],
  ["paused", "machte eine Pause"],
  ["closed", "schloss den Laden"],
]);
/** Days and spans as they are stored: '2026-12-24 2026-12-26, 2027-01-01'. */
const daysOf = (about: string): string =>
  about
    .split(", ")
    .filter(Boolean)
    .map((span) =>
      span
        .split(" ")
        .map((day) => formatDate(day))
        .join(" bis "),
    )
    .join(", ");
/** Basis points and a day: '300 2026-12-01'. */
function feeWords(about: string): string {
  const [percentBp = "0", from = ""] = about.split(" ");
  return `${formatPercent(Number(percentBp))} ab ${isLocalDate(from) ? formatDate(from) : from}`;
}
const roleName = (role: string): string => roleLabels[roles.find((each) => each === role) ?? "staff"];

const legalTextNames = new Map([
  ["terms", "die eigenen AGB"],
  ["withdrawal", "die eigene Widerrufsbelehrung"],
  ["privacy", "die eigenen Datenschutzhinweise"],
]);

function legalTextWords(who: string, about: string): readonly [string, string] {
  const [kind = "", version] = about.split("-");
  const name = legalTextNames.get(kind) ?? "einen Rechtstext";
  return version === undefined
    ? [`${who} nahm ${name} zurück`, ""]
    : [`${who} machte ${name} gültig`, `Fassung ${version}`];
}

const linesAfter = (about: string): string => about.split("\n").slice(1).join(" ");
/** By the number alone: the name may be forgotten before the log is. */
const customer = (about: string): string => `Kunde Nr. ${about.split("\n")[0]}`;
const depositWords = (detail: string): string => (detail === "undone" ? "Rückgabe wieder geöffnet" : detail);
const paymentWords: ReadonlyMap<string, string> = new Map([
  ["cash on", "Bar ist wieder möglich"],
  ["cash off", "Bar ist nicht mehr möglich"],
  ["onAccount on", "Auf Rechnung ist wieder möglich"],
  ["onAccount off", "Auf Rechnung ist nicht mehr möglich"],
]);

/** A sentence about an act, and what else there is to say. */
export function logWords({
  act,
  by,
  about,
  role = "",
  kind = "item",
  edited = {},
}: LoggedAct): readonly [sentence: string, detail: string] {
  const who = by === "" ? logText.someone : by;
  const [done, detail] = editWords(kind, edited);
  const table: Readonly<Record<ShopAct, readonly [string, string]>> = {
    contracts: [
      `${who} nahm die Verträge mit Lokalkorb an`,
      `Fassung ${about.split(", ").map(contractVersionText).join(", ")}`,
    ],
    listing: [`${who} ${listed.get(about) ?? ""}`, ""],
    memberInvited: [`${who} lud jemanden ein: ${roleName(role)}`, about],
    memberJoined: [`${who} ist dabei: ${roleName(role)}`, about],
    memberRole: [`${who} gab ${about} die Rolle ${roleName(role)}`, ""],
    memberRemoved: [`${who} nahm ${about} aus dem Team`, ""],
    hold: [`${who} hält den Laden verborgen`, about],
    notice: [`${who} entschied über eine Meldung zu einem Inhalt`, about],
    supportLook: [`${who} sieht sich den Laden als Support an, höchstens eine Stunde und ohne etwas zu ändern`, about],
    itemBlock: [`${who} entfernte „${about.split("\n")[0]}“ aus dem Laden`, linesAfter(about)],
    itemRelease: [`${who} gab „${about}“ wieder frei`, ""],
    feeRate: [`${who} setzte die Gebühr für Online-Zahlungen fest`, feeWords(about)],
    release: [`${who} gab den Laden wieder frei`, ""],
    edited: [`${who} ${done}`, detail],
    published: [`${who} veröffentlichte das Angebot`, about && `Version ${about}`],
    storefront: [`${who} änderte eine Ansicht des Ladens`, about],
    legalText: legalTextWords(who, about),
    operations: [`${who} ${operated.get(about) ?? ""}`, ""],
    closures: [`${who} änderte die freien Tage`, daysOf(about)],
    wayOff: [`${who} schaltete „${about}“ ab`, ""],
    wayOn: [`${who} schaltete „${about}“ wieder ein`, ""],
    giftOffer: [
      about === ""
        ? `${who} verkauft online keine Gutscheine mehr`
        : `${who} legte fest, welche Gutscheine es online gibt`,
      "",
    ],
    giftRefund: [`${who} gab das Geld für einen online gekauften Gutschein zurück`, formatMoney(Number(about))],
    round: [`${who} änderte eine Bestellrunde`, about],
    standingOrder: [`${who} beendete ein Abo`, about],
    giftCard: [`${who} stellte einen Gutschein aus`, formatMoney(Number(about))],
    customerBlocked: [`${who} sperrte ${customer(about)}`, linesAfter(about)],
    customerReleased: [`${who} hob die Sperre von ${customer(about)} auf`, ""],
    customerPayment: [
      `${who} änderte, womit ${customer(about)} zahlen darf`,
      paymentWords.get(linesAfter(about)) ?? "",
    ],
    customerDeposit: [`${who} buchte zurückgegebenes Pfand bei ${customer(about)}`, depositWords(linesAfter(about))],
    customerNoted: [`${who} änderte die Notizen zu ${customer(about)}`, ""],
    customerTagged: [`${who} ordnete ${customer(about)} anders ein`, ""],
    customersMerged: [
      `${who} führte zwei Kunden zusammen`,
      `Nr. ${about.split(" ")[0]} hat jetzt auch alles von Nr. ${about.split(" ")[1] ?? ""}`,
    ],
    customerForgotten: [`${who} löschte auf Wunsch ${customer(about)}`, ""],
    customerExported: [`${who} lud die Daten von ${customer(about)} herunter`, ""],
    businessAdmitted: [`${who} nahm eine Firma auf`, about],
    businessTerms: [`${who} änderte die Bedingungen einer Firma`, about],
    businessDeclined: [`${who} lehnte eine Firma ab`, about],
    businessBlocked: [`${who} sperrte eine Firma`, about],
    businessReleased: [`${who} gab eine Firma wieder frei`, about],
    customersExported: [`${who} lud die Kunden als Tabelle herunter`, about === "1" ? "1 Person" : `${about} Personen`],
    businessInvoice: invoiceWords(who, about),
    booksExported: [`${who} lud Zahlen für die Buchhaltung herunter`, booksWords(about)],
    takeoutAsked: [`${who} ließ alle Daten des Betriebs zusammenstellen`, ""],
    takeoutTaken: [`${who} lud alle Daten des Betriebs herunter`, ""],
    booksSettings: [`${who} änderte die Angaben der Steuerberatung`, ""],
    exported: [`${who} lud das Angebot als Tabelle herunter`, about === "1" ? "1 Artikel" : `${about} Artikel`],
  };
  return table[act];
}

const bookFiles: ReadonlyMap<string, string> = new Map([
  ["orders", "Bestellungen"],
  ["lines", "Positionen"],
  ["vat", "Umsatzsteuer"],
  ["money", "Zahlungen und Erstattungen"],
  ["deposits", "Pfand"],
  ["companyInvoices", "Rechnungen an Firmen"],
  ["giftCards", "Gutscheine"],
  ["datev", "DATEV-Buchungsstapel"],
  ["bmd", "Buchungen für BMD NTCS"],
]);
/** The file, its first and its last day. */
function booksWords(about: string): string {
  const [file = "", from = "", to = ""] = about.split(" ");
  const day = (date: string): string => date.split("-").toReversed().join(".");
  return `${bookFiles.get(file) ?? "Export"}, ${day(from)} bis ${day(to)}`;
}

const invoiceSteps: ReadonlyMap<string, string> = new Map([
  ["issue", "stellte eine Rechnung aus"],
  ["pay", "buchte eine Zahlung zu einer Rechnung"],
  ["remind", "schickte eine Mahnung zu einer Rechnung"],
  ["cancel", "stornierte eine Rechnung"],
  ["correct", "korrigierte eine Rechnung"],
  ["waive", "erließ Zinsen und Pauschale zu einer Rechnung"],
  ["writeOff", "buchte eine Rechnung aus"],
  ["awaitAgain", "nahm die Ausbuchung einer Rechnung zurück"],
]);
/** The step and the number. */
function invoiceWords(who: string, about: string): readonly [string, string] {
  const [step = "", no = ""] = about.split(" ");
  return [`${who} ${invoiceSteps.get(step) ?? "bearbeitete eine Rechnung"}`, no];
}
