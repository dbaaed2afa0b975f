/** Nothing is drawn: these addresses answer with a file (the `.server` files beside this one). */
export const EmptyPage = (): null => null;
