import { orderButton } from "@lokalkorb/domain/shop/legal/order-button";
import { termsVersion } from "@lokalkorb/domain/shop/legal/terms-version";
import { withdrawalWords } from "@lokalkorb/domain/shop/legal/withdrawal-words";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import type { OrderToSend } from "./send-order.ts";

/** What the page said when the button was pressed: stored with the order as evidence (CHK-13). */
export const shownPage = (menu: Menu): NonNullable<OrderToSend["body"]["shown"]> => ({
  button: orderButton,
  withdrawal: withdrawalWords(menu),
  terms: termsVersion,
  build: browserConfig().version,
});
