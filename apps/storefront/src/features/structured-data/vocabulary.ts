/**
 * The part of schema.org that our pages use: for each type the fields without which search engines drop it, and those they
 * read besides. A page cannot leave one of the first out, nor use another: the compiler and the test of the pages read this table.
 */
const shop = {
  required: ["name", "url", "image", "telephone", "address"],
  further: [
    "description",
    "slogan",
    "sameAs",
    "email",
    "geo",
    "openingHoursSpecification",
    "specialOpeningHoursSpecification",
    "areaServed",
    "currenciesAccepted",
  ],
} as const;

export const vocabulary = {
  Bakery: shop,
  FoodEstablishment: shop,
  GroceryStore: shop,
  LocalBusiness: shop,
  Restaurant: shop,
  Product: { required: ["name", "url", "image", "offers"], further: ["description"] },
  Offer: { required: ["price", "priceCurrency", "availability", "url"], further: ["seller"] },
  AggregateOffer: { required: ["lowPrice", "priceCurrency", "availability", "url"], further: ["seller"] },
  BreadcrumbList: { required: ["itemListElement"], further: [] },
  ListItem: { required: ["position", "name", "item"], further: [] },
  PostalAddress: { required: ["streetAddress", "postalCode", "addressLocality", "addressCountry"], further: [] },
  GeoCoordinates: { required: ["latitude", "longitude"], further: [] },
  GeoCircle: { required: ["geoMidpoint", "geoRadius"], further: [] },
  OpeningHoursSpecification: { required: ["opens", "closes"], further: ["dayOfWeek", "validFrom", "validThrough"] },
  Organization: { required: ["name", "url"], further: ["logo"] },
  WebSite: { required: ["name", "url"], further: ["description", "inLanguage", "publisher"] },
} as const satisfies Record<string, { readonly required: readonly string[]; readonly further: readonly string[] }>;

export type TypeName = keyof typeof vocabulary;

export interface Thing {
  readonly "@type": TypeName;
  readonly [field: string]: Value | undefined;
}
type Value = string | number | Thing | readonly (string | Thing)[];

type Fields<Name extends TypeName> = Readonly<
  Record<(typeof vocabulary)[Name]["required"][number], Value> &
    Partial<Record<(typeof vocabulary)[Name]["further"][number], Value | undefined>>
>;

export const thing = <Name extends TypeName>(name: Name, fields: Fields<Name>): Thing => ({ "@type": name, ...fields });

/** Several things of one page, as they stand in its document. */
export const graph = (things: readonly Thing[]): object => ({ "@context": "https://schema.org", "@graph": things });
