import { must } from "../invariant.ts";

const spelled: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", Ä: "Ae", Ö: "Oe", Ü: "Ue" };

/** Umlauts as two letters, other letters without their marks: „Café Süß“ is 'Cafe Suess'. */
export function plainLetters(text: string): string {
  return text
    .replaceAll(/[äöüßÄÖÜ]/g, (letter) => must(spelled[letter], "a letter of the list"))
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");
}

const longestSlug = 60;

/** A name as part of an address: 'Brot & Gebäck' is 'brot-gebaeck'. `otherwise`: where no letter is left of it. */
export function slugOf(name: string, otherwise: string): string {
  const words = plainLetters(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return words.replaceAll(/^-|-$/g, "").slice(0, longestSlug).replace(/-$/, "") || otherwise;
}
