/**
 * The categories of a further storefront: those of the first one that it names, in its own order. It names none where it
 * shows all of them.
 */
export function arrangeCategories<Category extends { readonly id: string; readonly position: number }>(
  categories: readonly Category[],
  order: readonly string[],
): readonly Category[] {
  if (order.length === 0) return categories;
  const position = new Map(order.map((id, index) => [id, index]));
  return categories.flatMap((category) => {
    const place = position.get(category.id);
    return place === undefined ? [] : [{ ...category, position: place }];
  });
}
