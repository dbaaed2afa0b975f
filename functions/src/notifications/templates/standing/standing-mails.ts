import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatClock } from "@lokalkorb/domain/kernel/format/format-time";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { Run } from "@lokalkorb/domain/ordering/standing/next-runs";
import type { MissedReason } from "@lokalkorb/domain/ordering/standing/standing-choices";
import { changedOn } from "@lokalkorb/domain/ordering/standing/standing-on";
import type { Shortage, StandingOrder } from "@lokalkorb/domain/ordering/standing/standing-fields";
import type { MailShop } from "../../../billing/seller.ts";
import { oneLine, withoutLinks } from "../../../platform/harmless-text.ts";
import type { MailBlock, MailContent } from "../../rendering/mail-content.ts";
import { momentWords } from "../order-labels.ts";
import { callout, text } from "../template-parts.ts";

interface StandingMailFacts {
  readonly shop: MailShop;
  readonly standing: StandingOrder;
  /** The page of the owner's standing orders. */
  readonly link: string;
}

/** About a run that is still to come, and its price by the menu of today. */
interface ComingRunMail extends StandingMailFacts {
  readonly run: Run;
  readonly totalCents: Cents;
}

const footer = ({ name }: MailShop): readonly string[] => [
  `Lokalkorb verschickt diese E-Mail für ${name}, weil du dort einen Dauerauftrag hast. Antworten gehen an den Betrieb.`,
];

const rhythm: Readonly<Record<number, string>> = { 1: "jede Woche", 2: "alle zwei Wochen", 4: "alle vier Wochen" };
const every = ({ weeks }: StandingOrder): string => rhythm[weeks] ?? `alle ${weeks} Wochen`;

const goodsBlock = ({ lines, wayName, toldCents, weeks }: StandingOrder): MailBlock => ({
  type: "facts",
  rows: [
    ...Object.values(lines)
      .toSorted((a, b) => a.position - b.position)
      .map(({ name, qty }) => ({ label: `${qty} ×`, value: withoutLinks(name) })),
    { label: "Wie", value: wayName },
    { label: "Wie oft", value: rhythm[weeks] ?? `alle ${weeks} Wochen` },
    { label: "Je Termin", value: `${formatMoney(toldCents)} inkl. MwSt.`, weight: "strong" },
  ],
});

const dayWords = (date: LocalDate, { country }: MailShop): string => formatDay(date, country);

function runWords({ slot, lockAt, state }: Run, shop: MailShop): string {
  if (state === "skipped") return "ausgesetzt";
  if (state === "closed" || slot === null) return "geschlossen, dann kommt nichts";
  const time = formatClock(slot.start, shop.timezone);
  return state === "paused" ? "pausiert" : `ab ${time}, änderbar bis ${momentWords(lockAt, shop)}`;
}

const desk = (link: string): MailBlock => ({ type: "button", label: "Termine ansehen und ändern", url: link });

/** The whole agreement, and all coming dates (bakeup#303). */
export const standingStartedMail = ({
  shop,
  standing,
  runs,
  link,
}: StandingMailFacts & { readonly runs: readonly Run[] }): MailContent => ({
  template: "standing-started",
  subject: oneLine(`Dein Dauerauftrag bei ${shop.name}: ${every(standing)}`),
  preview: "Hier stehen deine nächsten Termine.",
  headline: "Dein Dauerauftrag läuft.",
  blocks: [
    text(
      `${shop.name} bekommt deine Bestellung von jetzt an von selbst, ${every(standing)}, auf unbestimmte Zeit. Du kannst jeden Termin aussetzen und den Dauerauftrag jederzeit ohne Frist beenden.`,
    ),
    goodsBlock(standing),
    text("Deine nächsten Termine:"),
    {
      type: "facts",
      rows: runs.map((run) => ({ label: dayWords(run.date, shop), value: runWords(run, shop) })),
    },
    text(
      "Wird es teurer, schreiben wir dir vorher. Mehr als wir dir gesagt haben, kostet kein Termin. Ist etwas nicht da, kommt der Rest, und du zahlst nur, was kommt.",
    ),
    desk(link),
  ],
  footer: footer(shop),
});

function dearerWords(standing: StandingOrder, { date }: Run, shop: MailShop, total: string): string {
  const [day, before] = [dayWords(date, shop), formatMoney(standing.toldCents)];
  // The numbers of a changed day are those of this day alone, and so is its price.
  return changedOn(standing, date)
    ? `Am ${day} kostet dein Termin mit den Mengen dieses Tages ${total}, bisher waren es ${before}.`
    : `Ab ${day} kostet ein Termin ${total}, bisher waren es ${before}.`;
}

/** In time to leave the run out. */
export const standingDearerMail = ({ shop, standing, link, run, totalCents }: ComingRunMail): MailContent => ({
  template: "standing-dearer",
  subject: oneLine(`Neuer Preis in deinem Dauerauftrag bei ${shop.name}`),
  preview: `${formatMoney(totalCents)} statt ${formatMoney(standing.toldCents)}`,
  headline: "Dein Dauerauftrag wird teurer.",
  blocks: [
    text(
      `${dearerWords(standing, run, shop, formatMoney(totalCents))} Magst du das nicht, setze den Termin bis ${momentWords(run.lockAt, shop)} aus oder beende den Dauerauftrag.`,
    ),
    desk(link),
    goodsBlock({ ...standing, toldCents: totalCents }),
  ],
  footer: footer(shop),
});

/** In time to leave the run out, or to pause longer; a higher price is told with it. */
export const standingResumesMail = ({ shop, standing, link, run, totalCents }: ComingRunMail): MailContent => ({
  template: "standing-resumes",
  subject: oneLine(`Deine Pause endet: Dauerauftrag bei ${shop.name}`),
  preview: `Am ${dayWords(run.date, shop)} kommt wieder etwas.`,
  headline: "Dein Dauerauftrag geht weiter.",
  blocks: [
    text(
      `Am ${dayWords(run.date, shop)} kommt deine erste Bestellung nach der Pause. Passt dir das noch nicht, setze den Termin bis ${momentWords(run.lockAt, shop)} aus oder verlängere die Pause.`,
    ),
    ...(totalCents > standing.toldCents
      ? callout("Neuer Preis", dearerWords(standing, run, shop, formatMoney(totalCents)), "warning")
      : []),
    desk(link),
    goodsBlock({ ...standing, toldCents: Math.max(totalCents, standing.toldCents) }),
  ],
  footer: footer(shop),
});

const missedWords: Readonly<Record<MissedReason, string>> = {
  dearer:
    "Der Preis ist kurz vorher gestiegen, und wir konnten es dir nicht rechtzeitig sagen. Darum haben wir nichts bestellt.",
  soldOut: "Was du bestellt hast, gibt es für diesen Termin nicht.",
  time: "Der Betrieb nimmt für diesen Termin keine Bestellung mehr an.",
  payment: "Die Zahlung hat nicht geklappt.",
  shop: "Der Betrieb nimmt diese Bestellung zurzeit nicht an.",
};

/** Nothing comes on that day; `retryAt`: it is tried again. */
export function standingMissedMail({
  shop,
  standing,
  link,
  date,
  reason,
  retryAt,
}: StandingMailFacts & {
  readonly date: LocalDate;
  readonly reason: MissedReason;
  readonly retryAt?: number | undefined;
}): MailContent {
  const day = dayWords(date, shop);
  const isAgain = retryAt !== undefined;
  return {
    template: "standing-missed",
    subject: oneLine(
      isAgain ? `Bitte prüfe deine Karte: Dauerauftrag bei ${shop.name}` : `${day}: nichts bestellt bei ${shop.name}`,
    ),
    preview: missedWords[reason],
    headline: isAgain ? "Die Zahlung hat nicht geklappt." : "Für diesen Termin ist nichts bestellt.",
    blocks: [
      ...callout(day, missedWords[reason], "warning"),
      text(
        isAgain
          ? `Wir versuchen es am ${momentWords(retryAt, shop)} noch einmal. Bis dahin kannst du eine andere Karte wählen.`
          : reason === "payment"
            ? "Dein Dauerauftrag wartet, bis du eine andere Karte wählst. Nachgeholt und abgebucht wird für diesen Termin nichts."
            : "Zu zahlen ist dafür nichts. Die nächsten Termine bleiben, wie sie sind.",
      ),
      desk(link),
      goodsBlock(standing),
    ],
    footer: footer(shop),
  };
}

/** "statt 3 nur 2" (state-machines 3.6). */
export const standingShortMail = ({
  shop,
  link,
  date,
  short,
}: StandingMailFacts & { readonly date: LocalDate; readonly short: readonly Shortage[] }): MailContent => ({
  template: "standing-short",
  subject: oneLine(`${dayWords(date, shop)}: nicht alles da bei ${shop.name}`),
  preview: short.map(({ name, wanted, got }) => `${name}: statt ${wanted} nur ${got}`).join(", "),
  headline: "Nicht alles ist da.",
  blocks: [
    text(`Für ${dayWords(date, shop)} reicht der Vorrat nicht. Bestellt ist der Rest, und du zahlst nur, was kommt.`),
    {
      type: "facts",
      rows: short.map(({ name, wanted, got }) => ({
        label: withoutLinks(name),
        value: got === 0 ? `statt ${wanted} leider nichts` : `statt ${wanted} nur ${got}`,
      })),
    },
    desk(link),
  ],
  footer: footer(shop),
});

export const standingEndedMail = ({
  shop,
  standing,
  by,
  word = "",
}: Omit<StandingMailFacts, "link"> & { readonly by: "owner" | "shop"; readonly word?: string }): MailContent => ({
  template: "standing-ended",
  subject: oneLine(`Dein Dauerauftrag bei ${shop.name} ist beendet`),
  preview: "Es kommt nichts mehr von selbst.",
  headline: "Dein Dauerauftrag ist beendet.",
  blocks: [
    ...callout(`${shop.name} schreibt`, withoutLinks(word)),
    text(
      `${by === "shop" ? `${shop.name} hat ihn beendet.` : "Du hast ihn beendet."} Von selbst wird nichts mehr bestellt und nichts mehr abgebucht. Was schon bestellt ist, bleibt bestellt; du findest es bei deinen Bestellungen.`,
    ),
    goodsBlock(standing),
  ],
  footer: footer(shop),
});
