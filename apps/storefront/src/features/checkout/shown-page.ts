import { orderButton } from "@lokalkorb/domain/legal/order-button";
import { termsVersion } from "@lokalkorb/domain/legal/terms-version";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { checkoutText } from "./checkout-text.ts";
import type { OrderToSend } from "./send-order.ts";

/** What the page said when the button was pressed: stored with the order as evidence (CHK-13). */
export const shownPage = (): NonNullable<OrderToSend["body"]["shown"]> => ({
  button: orderButton,
  withdrawal: checkoutText.withdrawal,
  terms: termsVersion,
  build: browserConfig().version,
});
