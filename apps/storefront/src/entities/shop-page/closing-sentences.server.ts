import type { Menu } from "@lokalkorb/domain/menu/menu";
import { reusableOffers } from "@lokalkorb/domain/catalog/goods/reusable";

/** Statements about all goods of a shop (PRC-02, PRC-06, its organic control body), below them. */
export function closingSentences(menu: Menu): readonly string[] {
  const { organicControlNo } = menu.shop;
  const reusable = reusableOffers(menu);
  return [
    ...(Object.values(menu.items).some(({ depositCents }) => depositCents > 0)
      ? ["Pfand ist nicht im Preis enthalten."]
      : []),
    ...(reusable.length > 0
      ? [`In Mehrwegbehältern gegen Pfand und nicht teurer als Einweg: ${reusable.join(", ")}.`]
      : []),
    ...(organicControlNo ? [`Bio-Kontrollstelle: ${organicControlNo}.`] : []),
  ];
}
