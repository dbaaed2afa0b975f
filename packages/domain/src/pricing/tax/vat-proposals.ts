import type { Country } from "../../kernel/country/country.ts";
import type { BasisPoints } from "../../kernel/money/cents.ts";
import type { VatClass } from "../../catalog/goods/item.ts";

/** A class, or a rate of its own where no class has it. */
export interface ProposedVat {
  readonly vatClass: VatClass;
  readonly customRateBp?: BasisPoints;
  /** Why, in a few German words. */
  readonly why: string;
  /** Where the law says so. */
  readonly source: string;
}

export interface VatProposalRow {
  readonly key: string;
  /** Ends of words: the last part of a German compound says what it is. */
  readonly ends: readonly string[];
  readonly of: Readonly<Record<Country, ProposedVat>>;
}

type Cell = readonly [Exclude<VatClass, "custom"> | BasisPoints, string, string];

function row(key: string, ends: string, { DE, AT }: Readonly<Record<Country, Cell>>): VatProposalRow {
  return { key, ends: ends.split(" "), of: { DE: proposed(DE), AT: proposed(AT) } };
}

function proposed([rate, why, source]: Cell): ProposedVat {
  return typeof rate === "number"
    ? { vatClass: "custom", customRateBp: rate, why, source }
    : { vatClass: rate, why, source };
}

const annex2 = (numbers: string): string => `§ 12 Abs. 2 Nr. 1 UStG, Anlage 2 ${numbers}`;
const standardDe = "§ 12 Abs. 1 UStG";
const reducedAt = "§ 10 Abs. 2 UStG (AT), Anlage 1";
const standardAt = "§ 10 Abs. 1 UStG (AT)";
const staplesAt = "4,9 % auf Grundnahrungsmittel seit 01.07.2026 (AT)";

/**
 * VAT-01: the tax of goods by their names. The first row that fits counts, so that the special stands
 * before the general. Proposals: the seller knows the goods, and answers for the rate.
 */
export const vatProposals: readonly VatProposalRow[] = [
  row(
    "plantDrink",
    "haferdrink haferdrinks sojadrink mandeldrink reisdrink hafermilch sojamilch mandelmilch kokosmilchdrink",
    {
      DE: ["drink", "Pflanzendrinks gelten als Getränke", standardDe],
      AT: ["drink", "Pflanzendrinks gelten als Getränke", standardAt],
    },
  ),
  row("milkMix", "kakao milchshake milchkaffee macchiato cappuccino trinkjoghurt buttermilch molke lassi", {
    DE: ["milkDrink", "mindestens 75 % Milch; am Tisch der volle Satz", annex2("Nr. 35")],
    AT: ["milkDrink", "Milchmischgetränk", reducedAt],
  }),
  row("milk", "milch vollmilch heumilch rohmilch", {
    DE: ["milkDrink", "Milch ist ermäßigt, am Tisch nicht", annex2("Nr. 4")],
    AT: ["basicFood", "Milch ist ein Grundnahrungsmittel", staplesAt],
  }),
  row(
    "coffeeAndTeaToBrew",
    "kaffeebohnen espressobohnen bohnenkaffee mahlkaffee teemischung kräutertee teeblätter teebeutel",
    {
      DE: ["food", "Kaffee und Tee zum Aufbrühen sind ermäßigt", annex2("Nr. 12")],
      AT: ["food", "Kaffee und Tee zum Aufbrühen sind Lebensmittel", reducedAt],
    },
  ),
  row("vinegar", "essig weinessig balsamico", {
    DE: ["food", "Speiseessig ist ermäßigt", annex2("Nr. 36")],
    AT: ["food", "Lebensmittel", reducedAt],
  }),
  row(
    "drink",
    "saft säfte nektar schorle limonade limo cola wasser mineralwasser bier biere radler weizen pils wein weine sekt prosecco cider most sturm likör schnaps brand gin spritz eistee tee kaffee espresso verlängerter getränk getränke kombucha sirup",
    {
      DE: ["drink", "Getränke haben immer den vollen Satz", standardDe],
      AT: [
        "drink",
        "Getränke haben den vollen Satz; Wein ab Hof aus eigener Erzeugung 13 %",
        "§ 10 Abs. 1 UStG (AT), § 10 Abs. 3",
      ],
    },
  ),
  row("luxurySeafood", "kaviar hummer languste langusten auster austern weinbergschnecken", {
    DE: [1900, "von der Ermäßigung ausgenommen", annex2("Nr. 3")],
    AT: ["food", "Lebensmittel", reducedAt],
  }),
  row("book", "kochbuch backbuch buch bücher", {
    DE: [700, "Bücher sind ermäßigt", annex2("Nr. 49")],
    AT: [1000, "Bücher sind ermäßigt", reducedAt],
  }),
  row("flowers", "blumen blumenstrauß strauß pflanze pflanzen setzlinge tulpen rosen", {
    DE: [700, "Blumen und Pflanzen sind ermäßigt", annex2("Nr. 7 und 8")],
    AT: [1300, "Blumen und Pflanzen", "§ 10 Abs. 3 UStG (AT)"],
  }),
  row(
    "nonFood",
    "seife seifen kerze kerzen bienenwachskerze tasche beutel becher geschirr schürze brettchen kosmetik salbe",
    {
      DE: [1900, "kein Lebensmittel", standardDe],
      AT: [2000, "kein Lebensmittel", standardAt],
    },
  ),
  row(
    "bread",
    "brot brote brötchen semmel semmeln weckerl weckerln breze brezen brezn laugenstange baguette toast gebäck zopf croissant",
    {
      DE: ["basicFood", "Backwaren sind ermäßigt", annex2("Nr. 31")],
      AT: ["basicFood", "Brot und Gebäck sind Grundnahrungsmittel, belegt nicht", staplesAt],
    },
  ),
  row("eggsAndDairy", "ei eier butter joghurt naturjoghurt", {
    DE: ["basicFood", "Milcherzeugnisse und Eier sind ermäßigt", annex2("Nr. 4")],
    AT: ["basicFood", "Butter, Joghurt und Hühnereier sind Grundnahrungsmittel", staplesAt],
  }),
  row("flourAndPasta", "mehl grieß reis nudeln spaghetti teigwaren salz speisesalz", {
    DE: ["basicFood", "Getreide, Mehl und Teigwaren sind ermäßigt", annex2("Nr. 13, 14 und 31")],
    AT: ["basicFood", "Weizenmehl, Reis, ungefüllte Nudeln und Speisesalz sind Grundnahrungsmittel", staplesAt],
  }),
  row(
    "vegetables",
    "karotte karotten möhren kartoffel kartoffeln erdäpfel zwiebel zwiebeln tomate tomaten paradeiser gurke gurken paprika kohl kraut spinat lauch sellerie kürbis zucchini brokkoli linsen bohnen erbsen kopfsalat gemüse gemüsekiste rüben",
    {
      DE: ["basicFood", "Gemüse ist ermäßigt", annex2("Nr. 10")],
      AT: ["basicFood", "Gemüse, Erdäpfel und Hülsenfrüchte sind Grundnahrungsmittel", staplesAt],
    },
  ),
  row(
    "homeFruit",
    "apfel äpfel birne birnen quitte quitten kirschen marillen aprikosen pfirsiche zwetschken zwetschgen pflaumen",
    {
      DE: ["basicFood", "Obst ist ermäßigt", annex2("Nr. 11")],
      AT: ["basicFood", "frisches Kern- und Steinobst ist ein Grundnahrungsmittel", staplesAt],
    },
  ),
  row(
    "otherFood",
    "käse topfen quark wurst würste würstel schinken speck fleisch steak schnitzel braten gulasch huhn hähnchen hendl fisch forelle saibling lachs honig marmelade konfitüre aufstrich öl kuchen torte strudel kekse eis schokolade suppe brühe salat knödel pizza burger pasta lasagne müsli nüsse beeren erdbeeren himbeeren bananen obst gewürz kräuter pesto senf zucker pommes schmarrn speisen gerichte vorspeisen nachspeisen hauptgerichte beilagen backwaren feinkost",
    {
      DE: ["food", "Lebensmittel sind ermäßigt, seit 2026 auch am Tisch", "§ 12 Abs. 2 Nr. 1 UStG und Nr. 15"],
      AT: ["food", "Lebensmittel und Speisen sind ermäßigt", reducedAt],
    },
  ),
];
