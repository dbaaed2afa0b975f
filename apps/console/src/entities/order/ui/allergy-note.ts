/** Words by which shoppers ask for care; „allergikerfreundlich“ counts, too: better seen once too often. */
const words =
  /allerg|unverträglich|intoleran|zöliak|glutenfrei|laktosefrei|nussfrei|ohne (nüsse|gluten|laktose|milch|ei\b|eier)|anaphyla/i;

export const mentionsAllergy = (note: string): boolean => words.test(note);
