import type { Country } from "../../kernel/country/country.ts";

/**
 * FOO-04: how additives of open food must be named in Germany (LMZDV § 5). Numbers are a habit of menus and need a legend;
 * only these words are law. Austria has no such list.
 */
const germanLabels: readonly RegExp[] = [
  /^mit Farbstoff$/,
  /^mit Konservierungsstoff$/,
  /^mit Nitritpökelsalz$/,
  /^mit Nitrat$/,
  /^mit Nitritpökelsalz und Nitrat$/,
  /^mit Antioxidationsmittel$/,
  /^mit Geschmacksverstärker$/,
  /^geschwefelt$/,
  /^geschwärzt$/,
  /^gewachst$/,
  /^mit Phosphat$/,
  /^mit Süßungsmitteln?$/,
  /^mit Zucker und Süßungsmitteln?$/,
  /^enthält eine Phenylalaninquelle$/,
  /^kann bei übermäßigem Verzehr abführend wirken$/,
  /^koffeinhaltig$/,
  /^chininhaltig$/,
  /^taurinhaltig$/,
  /^.+: Kann Aktivität und Aufmerksamkeit bei Kindern beeinträchtigen\.?$/,
  /^Erhöhter Koffeingehalt\. Für Kinder und schwangere oder stillende Frauen nicht empfohlen \(\d+(?:,\d+)? mg\/100 ml\)\.?$/,
  /^.*gentechnisch verändert.*$/,
];

/** Beside the table of jurisdictions and not in it: that one is loaded with every page of a shop, this only to publish. */
const labelsByCountry: Readonly<Record<Country, readonly RegExp[] | null>> = { DE: germanLabels, AT: null };

export function isAdditiveNamed(words: string, country: Country): boolean {
  return labelsByCountry[country]?.some((known) => known.test(words.trim())) ?? true;
}
