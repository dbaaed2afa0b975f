/** Kinds of statements that law asks something for before they may stand beside goods. */
export const claimKinds = ["organic", "green", "medical", "health", "nutrition", "free", "regional"] as const;
export type ClaimKind = (typeof claimKinds)[number];

export interface Claim {
  readonly kind: ClaimKind;
  /** As it stands in the text. */
  readonly word: string;
}

/** LEG-04, FOO-06, FOO-07: words that make a text such a statement. A hint for its author: only people can tell what is meant. */
const patterns: Readonly<Record<ClaimKind, RegExp>> = {
  organic:
    /(?<![\p{L}])(?:bio(?:logisch\w*|-[\p{L}]+|[a-zäöüß]{3,})?|öko(?:logisch\w*|-[\p{L}]+)?|demeter|naturland)(?![\p{L}])/iu,
  green:
    /(?<![\p{L}])(?:(?:umwelt|klima)(?:freundlich|neutral|schonend|positiv)\p{L}*|nach(?=haltig)\p{L}+|co[2₂][- ]neutral\p{L}*|grüne[rsnm]? (?:energie|verpackung)\p{L}*)/iu,
  medical:
    /(?<![\p{L}])(?:heilt|heilen|heilend\p{L}*|heilkr\p{L}+|heilwirkung|lindert|(?:gegen|bei) (?:krebs|diabetes|rheuma|husten|erkältung\p{L}*|entzündung\p{L}*|bluthochdruck|schmerzen))(?![\p{L}])/iu,
  health:
    /(?<![\p{L}])(?:gesund(?:e[rsnm]?|heit\p{L}*)?|bekömmlich\p{L}*|immunsystem|stärkt|entgiftet|detox|verdauungsfördernd\p{L}*|cholesterinsenkend\p{L}*|superfood\p{L}*)(?![\p{L}])/iu,
  nutrition:
    /(?<![\p{L}])(?:fettarm\p{L}*|fettfrei\p{L}*|zuckerfrei\p{L}*|zuckerarm\p{L}*|ohne zuckerzusatz|kalorienarm\p{L}*|light|(?:protein|eiweiß|ballaststoff|vitamin)(?:reich|quelle)\p{L}*|reich an \p{L}+)(?![\p{L}])/iu,
  free: /(?<![\p{L}])(?:gluten|laktose|lactose)frei\p{L}*/iu,
  regional: /(?<![\p{L}])(?:regional\p{L}*|aus der region|heimisch\p{L}*|vom hof nebenan)(?![\p{L}])/iu,
};

/** No statement on how goods were grown, though they begin so. */
const noClaim = /^(?:biograf|biolog(?:e|in)\b|bionade|biomasse|biotonne|ökonom)/iu;

/** The statements of a text, each kind once, in the order of the kinds. */
export function claimsIn(...texts: readonly string[]): readonly Claim[] {
  const text = texts.join("\n");
  return claimKinds.flatMap((kind) => {
    const words = text.matchAll(new RegExp(patterns[kind], "giu"));
    for (const [word] of words) if (!(kind === "organic" && noClaim.test(word))) return [{ kind, word }];
    return [];
  });
}
