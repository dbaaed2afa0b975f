const beforeUnit = /(?<=\d) (?=(?:[kmc]?[gl]|c?m|Stück|Paar|Scheiben|Portionen|[%€])(?![\p{L}\p{N}]))/gu;

/** 'Kiste 6 × 0,5 l' with amounts that stay on one line, however narrow the place is. */
export const keepAmounts = (name: string): string =>
  name.replaceAll(beforeUnit, "\u00a0").replaceAll(/(?<=\d) × ?(?=\d)/g, "\u00a0×\u00a0");
