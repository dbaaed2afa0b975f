import { countries } from "@lokalkorb/domain/kernel/country/country";
import { taxScheme } from "@lokalkorb/domain/shop/shop-fields";
import { shopKinds } from "@lokalkorb/domain/shop/restaurant-kind";

/** Terms of a new shop that only the operator can set; all others its owner enters in the console. */
export const firstShopFields = {
  /** In the addresses of the shop; it stays. */
  slug: "",
  name: "",
  kind: "other" as (typeof shopKinds)[number],
  country: "DE" as (typeof countries)[number],
  street: "",
  houseNo: "",
  zip: "",
  city: "",
  phone: "",
  email: "",
  legalName: "",
  taxScheme: "regular" as (typeof taxScheme.values)[number],
  ownerUid: "",
  ownerEmail: "",
  ownerName: "",
};
export type FirstShop = Readonly<typeof firstShopFields>;

const choices: Readonly<Record<string, readonly string[]>> = {
  kind: shopKinds,
  country: countries,
  taxScheme: taxScheme.values,
};

/** Each field that is missing, unknown or wrong. */
export const firstShopProblems = (given: Readonly<Record<string, unknown>>): readonly string[] => [
  ...Object.keys(given).flatMap((name) => (name in firstShopFields ? [] : [`${name} (no such field)`])),
  ...Object.keys(firstShopFields).flatMap((name) => {
    const value = given[name];
    if (typeof value !== "string" || value.trim() === "") return [`${name} (missing)`];
    const choice = choices[name];
    if (choice !== undefined && !choice.includes(value)) return [`${name} (one of ${choice.join(", ")})`];
    if (name === "slug" && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return ["slug (a-z, 0-9 and -)"];
    return [];
  }),
];
