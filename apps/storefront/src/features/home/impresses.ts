/** Whether the figures of all shops together are shown: small ones say that nobody is here. */
export const impresses = ({
  restaurants,
  ordersTotal,
}: {
  readonly restaurants: number;
  readonly ordersTotal: number;
}): boolean => restaurants >= 20 && ordersTotal >= 1000;
