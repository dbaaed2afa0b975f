import {
  allergenCodes,
  allergenKinds,
  type Allergen,
  type AllergenCode,
} from "@lokalkorb/domain/catalog/goods/allergen";

/** Cereals and nuts have to be named one by one. */
export const kindsOf = (code: AllergenCode): readonly Allergen[] =>
  code === "gluten" || code === "nuts" ? allergenKinds[code].map((kind) => `${code}:${kind}` as Allergen) : [];

export const codeOf = (allergen: Allergen): AllergenCode => allergen.split(":")[0] as AllergenCode;

const order: readonly Allergen[] = allergenCodes.flatMap((code) => [code, ...kindsOf(code)]);
const sorted = (list: readonly Allergen[]): readonly Allergen[] => order.filter((allergen) => list.includes(allergen));

/** Puts a group in, or takes it out with all of its kinds. */
export function withGroup(list: readonly Allergen[], code: AllergenCode): readonly Allergen[] {
  const others = list.filter((allergen) => codeOf(allergen) !== code);
  return others.length < list.length ? others : sorted([...list, code]);
}

/** A kind stands for its group; without any kind the group stands for itself. */
export function withKind(list: readonly Allergen[], kind: Allergen): readonly Allergen[] {
  const code = codeOf(kind);
  const has = list.includes(kind);
  const next = list.filter((allergen) => allergen !== code && allergen !== kind);
  if (!has) return sorted([...next, kind]);
  return next.some((allergen) => codeOf(allergen) === code) ? sorted(next) : sorted([...next, code]);
}
