const insideAmounts =
  /(?<=\d) (?=×|(?:[kmc]?[gl]|c?m|Stück|Paar|Scheiben|Portionen|[%€])(?![\p{L}\p{N}]))|(?<=\d ×) ?(?=\d)/gu;

/** 'Kiste 6 × 0,5 l' with amounts that stay on one line, however narrow the place is. */
export const keepAmounts = (name: string): string => name.replaceAll(insideAmounts, "\u00a0");
