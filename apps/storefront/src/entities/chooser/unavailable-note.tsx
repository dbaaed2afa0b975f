import { Button } from "@lokalkorb/ui/button";
import { sheetText } from "@lokalkorb/ui/sheet-text";
import { WarningNotice } from "@lokalkorb/ui/warning-notice";
import type { ReactElement } from "react";
import type { ChooserShop } from "./chooser-shop.ts";
import { unavailableWords, type OfferRules } from "./unavailable-words.ts";

export interface UnavailableNoteProps {
  readonly shop: ChooserShop;
  readonly rules: OfferRules;
  readonly isNotThisMethod: boolean;
}

/** Why a product cannot be had at the chosen time or on the chosen way, and what to do about it. */
export function UnavailableNote({ shop, rules, isNotThisMethod }: UnavailableNoteProps): ReactElement {
  const [title, words] = unavailableWords(rules, shop.menu.shop, { method: shop.option?.type, isNotThisMethod });
  return (
    <WarningNotice
      className="mt-3"
      title={title}
      action={isNotThisMethod && <OtherMethods shop={shop} rules={rules} />}
    >
      {words}
    </WarningNotice>
  );
}

/** The ways on which it can be had: one press away. */
function OtherMethods({
  shop,
  rules: { allowedDistribution: allowed },
}: Pick<UnavailableNoteProps, "shop" | "rules">): ReactElement {
  const { menu, option, store } = shop;
  const methods = menu.distributionOptions.filter(
    ({ type }) => type !== option?.type && (!allowed?.length || allowed.includes(type)),
  );
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {methods.map(({ id, name }) => (
        <Button
          key={id}
          size="small"
          look="outline"
          onClick={() => store?.().change((draft) => ({ ...draft, optionId: id, slotKey: null }))}
        >
          {sheetText.takeMethod(name)}
        </Button>
      ))}
    </div>
  );
}
