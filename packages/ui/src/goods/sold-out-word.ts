/** In a module of its own: a page of cards loads no words of the sheet. */
export const soldOutWord = "Ausverkauft";
