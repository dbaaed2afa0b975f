import { claimsIn, type Claim, type ClaimKind } from "@lokalkorb/domain/catalog/claims/claims";
import { reservedNames, type ReservedName } from "@lokalkorb/domain/catalog/claims/reserved-names";
import type { ItemValues } from "../values/item-values.ts";

interface ClaimWords {
  readonly note: string;
  readonly rule: string;
}

/** The duty that comes with a statement, and where law says so (LEG-04, FOO-06, FOO-07). */
export const claimWords: Readonly<Record<ClaimKind, ClaimWords>> = {
  organic: {
    note: "Nur mit Zertifikat: Wähle unten „Bio“, dann gehört die Nummer der Kontrollstelle dazu, hier oder im Impressum.",
    rule: "Verordnung (EU) 2018/848",
  },
  green: {
    note: "Seit 27.09.2026 nur mit anerkanntem Nachweis erlaubt. Schreib besser, was genau ihr tut, zum Beispiel „mit Strom vom eigenen Dach gebacken“.",
    rule: "§ 5 UWG und Anhang Nr. 4a, Richtlinie (EU) 2024/825",
  },
  medical: {
    note: "Ein Lebensmittel darf nicht als Mittel gegen Krankheiten beschrieben werden.",
    rule: "Art. 7 Abs. 3 Verordnung (EU) 1169/2011",
  },
  health: {
    note: "Aussagen zur Gesundheit brauchen eine zugelassene Angabe zu einem Nährstoff.",
    rule: "Art. 10 Verordnung (EG) 1924/2006",
  },
  nutrition: {
    note: "Nur erlaubt, wenn die Werte stimmen und die Nährwerte dabeistehen.",
    rule: "Art. 8 Verordnung (EG) 1924/2006",
  },
  free: {
    note: "Glutenfrei heißt höchstens 20 mg je kg, auch nach der Arbeit in deiner Küche. Wähle es unten als Ernährung, wenn das sicher ist.",
    rule: "Verordnung (EU) 828/2014",
  },
  regional: {
    note: "Muss stimmen und nachprüfbar sein: Nenne unten die Herkunft.",
    rule: "§ 5 UWG, § 2 UWG (AT)",
  },
};

/** FOO-05: names that law keeps for other goods. */
export const reservedWords: Readonly<Record<ReservedName["kind"], ClaimWords>> = {
  milk: {
    note: "Milch, Käse, Butter, Joghurt oder Sahne darf nur heißen, was aus Milch ist, auch mit dem Zusatz „vegan“. Üblich sind Namen wie „Haferdrink“ oder „Alternative zu Käse“.",
    rule: "Verordnung (EU) 1308/2013 Anhang VII Teil III",
  },
  meat: {
    note: "Tiere und Teilstücke im Namen pflanzlicher Ware können täuschen. Sag im Namen, woraus sie ist, zum Beispiel „Geschnetzeltes aus Weizeneiweiß“.",
    rule: "Art. 7 Verordnung (EU) 1169/2011",
  },
};

export type ClaimedText = Pick<ItemValues, "name" | "description" | "diets" | "origin" | "allergens">;

/** All that is said about a text, reserved names first. */
export const claimNotes = (text: ClaimedText): readonly (ClaimWords & { readonly word: string })[] => [
  ...reservedNames(text).map(({ kind, word }) => ({ word, ...reservedWords[kind] })),
  ...openClaims(text).map(({ kind, word }) => ({ word, ...claimWords[kind] })),
];

/** The statements of an article that its other fields do not bear out. */
export function openClaims({ name, description, diets, origin }: ClaimedText): readonly Claim[] {
  const borneOut: Partial<Record<ClaimKind, boolean>> = {
    organic: diets.includes("organic"),
    free: diets.includes("glutenFree") || diets.includes("lactoseFree"),
    regional: origin.trim() !== "",
  };
  return claimsIn(name, description).filter(({ kind }) => borneOut[kind] !== true);
}
