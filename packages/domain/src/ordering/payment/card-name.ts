const brands: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  maestro: "Maestro",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** 'Visa •••• 4242': what its holder knows a card by. */
export const cardName = ({ brand, last4 }: { readonly brand: string; readonly last4: string }): string =>
  `${brands[brand] ?? "Karte"} •••• ${last4}`;

/** The default first, the others as they were saved. A default that is gone by now is none. */
export const defaultCardFirst = <Card extends { readonly id: string }>(
  cards: readonly Card[],
  defaultCardId: string | undefined,
): readonly Card[] => [
  ...cards.filter(({ id }) => id === defaultCardId),
  ...cards.filter(({ id }) => id !== defaultCardId),
];
