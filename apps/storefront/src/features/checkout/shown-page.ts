import { orderButton } from "@lokalkorb/domain/legal/order-button";
import { termsVersion } from "@lokalkorb/domain/legal/terms-version";
import { withdrawalWords } from "@lokalkorb/domain/legal/withdrawal-words";
import type { Menu } from "@lokalkorb/domain/offering/menu";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import type { OrderToSend } from "./send-order.ts";

/** What the page said when the button was pressed: stored with the order as evidence (CHK-13). */
export const shownPage = (menu: Menu): NonNullable<OrderToSend["body"]["shown"]> => ({
  button: orderButton,
  withdrawal: withdrawalWords(menu),
  terms: termsVersion,
  build: browserConfig().version,
});
