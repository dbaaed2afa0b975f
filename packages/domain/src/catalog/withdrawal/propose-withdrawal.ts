import type { GoodsKind } from "../labelling/goods-kind.ts";
import { wordWithEnd } from "../labelling/word-with-end.ts";
import type { WithdrawalClass } from "./withdrawal-class.ts";

/** The facts of an item from which the right to withdraw is proposed. */
export interface ProposedFrom {
  readonly name: string;
  readonly goodsKind?: GoodsKind | undefined;
  readonly coldChain?: "ambient" | "chilled" | "frozen" | undefined;
  readonly alcohol?: "none" | "beerWine16" | "spirits18" | undefined;
  readonly catchWeight?: unknown;
  readonly vatClass?: string | undefined;
  readonly depositKind?: string | undefined;
}

export interface WithdrawalProposal {
  readonly kind: WithdrawalClass;
  /** Ends the sentence „…, weil“. */
  readonly because: string;
}

const byGoods: Readonly<Partial<Record<GoodsKind, WithdrawalProposal>>> = {
  rawMilk: { kind: "perishable", because: "Rohmilch schnell verdirbt" },
  eggs: { kind: "perishable", because: "Eier bald verbraucht sein müssen" },
  fish: { kind: "perishable", because: "Fisch schnell verdirbt" },
  beef: { kind: "perishable", because: "Fleisch schnell verdirbt" },
  meat: { kind: "perishable", because: "Fleisch schnell verdirbt" },
  produce: { kind: "perishable", because: "Obst und Gemüse schnell verderben" },
  jam: { kind: "normal", because: "Eingekochtes lange hält" },
  honey: { kind: "normal", because: "Honig lange hält" },
  juice: { kind: "normal", because: "abgefüllter Saft lange hält" },
  oliveOil: { kind: "normal", because: "Öl lange hält" },
  wine: { kind: "normal", because: "Wein lange hält" },
  nonFood: { kind: "normal", because: "es kein Lebensmittel ist" },
};

const lasting =
  "honig marmelade konfitüre konfitüren gelee fruchtaufstrich sirup essig rapsöl leinöl kernöl blumenöl speiseöl apfelmus nudeln pasta mehl tee kaffee kaffeebohnen bohne wein sekt likör schnaps brand obstbrand bier cider most kekse zwieback knäckebrot gewürz salz zucker pesto senf chutney konserve gutschein buch tasse becher kerze seife tasche geschenkset geschenkkorb";
const fresh = "milch joghurt kefir molke rahm sahne obers topfen quark";
const closedPackages: ReadonlySet<string> = new Set(["bottle", "glass", "box", "can"]);
const customMade = "gravur wunschtorte motivtorte hochzeitstorte";
const datedService = "catering kochkurs verkostung";

/**
 * WDR-01: long-life goods carry the right, food as such is not excluded; what a shop says nothing of and no word
 * tells is what shops of this kind mostly sell, fresh food. A proposal: the shop decides.
 */
export function proposeWithdrawal(
  item: ProposedFrom,
  { category = "", cooks = false }: { readonly category?: string | undefined; readonly cooks?: boolean } = {},
): WithdrawalProposal {
  const { name, goodsKind, coldChain, alcohol = "none", catchWeight, vatClass, depositKind } = item;
  for (const [kind, ends, because] of [
    ["customMade", customMade, "es nach Wunsch angefertigt wird"],
    ["datedService", datedService, "es an einem festen Termin stattfindet"],
  ] as const)
    if (wordWithEnd(name, ends.split(" ")) !== undefined) return { kind, because };
  const known = goodsKind === undefined ? undefined : byGoods[goodsKind];
  if (known !== undefined) return known;
  if (coldChain === "chilled") return { kind: "perishable", because: "es gekühlt werden muss" };
  // Before its bottle is asked: one with a deposit keeps it no longer fresh.
  if (vatClass === "milkDrink" || wordWithEnd(name, fresh.split(" ")) !== undefined)
    return { kind: "perishable", because: "Milch schnell verdirbt" };
  if (catchWeight !== undefined) return { kind: "perishable", because: "es frisch abgewogen wird" };
  if (depositKind !== undefined && closedPackages.has(depositKind))
    return { kind: "normal", because: "Getränke in verschlossenen Flaschen lange halten" };
  if (alcohol !== "none") return { kind: "normal", because: "Getränke mit Alkohol lange halten" };
  if (cooks) return { kind: "perishable", because: "zubereitete Speisen und Getränke schnell verderben" };
  if (vatClass === "drink") return { kind: "perishable", because: "offene Getränke schnell verderben" };
  for (const text of [name, category]) {
    const word = wordWithEnd(text, lasting.split(" "));
    if (word !== undefined) return { kind: "normal", because: `„${word}“ nach haltbarer Ware klingt` };
  }
  return { kind: "perishable", because: "frische Lebensmittel schnell verderben" };
}
