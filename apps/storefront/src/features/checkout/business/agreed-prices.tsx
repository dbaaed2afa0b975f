import { companyPrices } from "@lokalkorb/contracts/businesses";
import { touchedItems } from "@lokalkorb/domain/basket/touched-items";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { netCents } from "@lokalkorb/domain/ordering/businesses/order-figures";
import { Button } from "@lokalkorb/ui/button";
import { useCallback, useEffect, useState, type ReactElement } from "react";
import type { OwnBusiness } from "@/entities/business/use-own-businesses";
import { loadLive } from "@/shared/live/load-live";
import type { CheckoutProps } from "../calls/use-checkout.ts";
import { changeForm, persistedForm } from "../state/persisted-form.ts";

const words = {
  list: "Es gelten die Preise, die mit dem Betrieb vereinbart sind.",
  listed: (name: string): string => `Es gelten die Preise der Liste „${name}“.`,
  listLost: "Die vereinbarten Preise lassen sich gerade nicht laden.",
  again: "Noch einmal versuchen",
  net: (net: string, vat: string): string => `Zusammen ${net} netto, dazu ${vat} MwSt.`,
} as const;

/** PRC-01: the sum without tax, and the prices of its own that it is made of; only functions tell those. */
export function AgreedPrices({
  shop,
  checkout,
  business,
}: CheckoutProps & { readonly business: OwnBusiness }): ReactElement | null {
  const { menu, priced, draft } = shop;
  const { restaurantId } = menu;
  const { customerId, hasPriceList } = business;
  const known = checkout.form.business?.prices;
  const [isLost, setLost] = useState(false);
  const goods = [...touchedItems(menu, draft.lines)].toSorted().join(" ");
  // The shop changed them since: the order was refused, and the next press is for the prices of now.
  const isOld = checkout.refusal?.type === "price-changed";
  const load = useCallback((): void => {
    if (!hasPriceList) return;
    void loadLive()
      .then((client) =>
        client.call(companyPrices, { restaurantId, customerId, itemIds: goods.split(" ").filter(Boolean) }),
      )
      .then((answer) => {
        const now = persistedForm(restaurantId).business;
        setLost(!answer.ok);
        if (answer.ok && now?.customerId === customerId && answer.value.prices !== undefined)
          changeForm(restaurantId, { business: { ...now, prices: answer.value.prices } });
      })
      .catch(() => setLost(true));
  }, [restaurantId, customerId, hasPriceList, goods]);
  useEffect(load, [load, isOld]);
  const net = netCents(priced.totals);
  const vatCents = priced.totals.totalCents - net;
  return (
    <div className="grid gap-1 text-meta" aria-live="polite">
      {hasPriceList && !isLost && <p>{known === undefined ? words.list : words.listed(known.name)}</p>}
      {isLost && (
        <p className="flex flex-wrap items-center gap-3">
          {words.listLost}
          <Button size="small" look="outline" onClick={load}>
            {words.again}
          </Button>
        </p>
      )}
      {vatCents > 0 && <p>{words.net(formatMoney(net), formatMoney(vatCents))}</p>}
    </div>
  );
}
