import { can } from "@lokalkorb/domain/access/permissions";
import { deniablePayments, type DeniablePayment } from "@lokalkorb/domain/ordering/customers/customer-fields";
import { Switch } from "@lokalkorb/ui/switch";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { factsText } from "../state/customers-text.ts";
import type { ShopCustomer } from "@/entities/customer/use-customers";
import { Box } from "./box.tsx";
import { useChangeCustomer } from "../state/use-change-customer.ts";

const words = factsText.payment;
const hints: Readonly<Record<DeniablePayment, string>> = { cash: words.cashHint, onAccount: words.onAccountHint };

/** How this customer may pay, of what the shop offers. */
export function PaymentBox({ customer }: { readonly customer: ShopCustomer }): ReactElement {
  const { role } = useShop();
  const { change, pending } = useChangeCustomer(customer);
  const decides = can(role, "customers.decide");
  return (
    <Box title={words.title}>
      <ul className="divide-y divide-line">
        {deniablePayments.map((method) => (
          <li key={method} className="px-4 py-1">
            <Switch
              className="w-full flex-row-reverse justify-between"
              label={
                <>
                  {words[method]}
                  <span className="block text-meta text-ink-2">{hints[method]}</span>
                </>
              }
              disabled={!decides || pending}
              checked={customer.deniedPayments?.includes(method) !== true}
              onChange={(event) => void change({ kind: "payment", method, allowed: event.target.checked })}
            />
          </li>
        ))}
      </ul>
      {!decides && <p className="border-t border-line px-4 py-2 text-meta text-ink-2">{words.only}</p>}
    </Box>
  );
}
