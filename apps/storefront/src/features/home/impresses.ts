/** Whether the sums of all shops together are shown: small ones make the platform look empty. */
export const impresses = ({
  restaurants,
  ordersTotal,
}: {
  readonly restaurants: number;
  readonly ordersTotal: number;
}): boolean => restaurants >= 20 && ordersTotal >= 1000;
