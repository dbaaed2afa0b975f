import { withdrawalOfLine } from "@lokalkorb/domain/catalog/withdrawal/withdrawal-of-line";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { PricedBasket } from "@lokalkorb/domain/pricing/basket/price-basket";
import { withdrawalWords } from "@lokalkorb/domain/shop/legal/withdrawal-words";

/** WDR-01: the sentence above the button, which goes with the order as evidence. */
export const saidOfWithdrawal = (menu: Menu, { lines }: Pick<PricedBasket, "lines">): string =>
  withdrawalWords(
    menu,
    lines.map((line) => withdrawalOfLine(menu.items, line)),
  );
