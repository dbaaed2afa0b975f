import { setListing } from "@lokalkorb/contracts/offerings";
import type { ListingGap } from "@lokalkorb/domain/shop/listing-gaps";
import type { ShopSettings } from "@lokalkorb/domain/shop/shop-settings";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { useRef, useState, type ReactElement } from "react";
import { FormSection } from "@/shared/forms/ui/form-section";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { settingsText } from "./settings-text.ts";

const labels = settingsText.listing;
type Listing = ShopSettings["listing"];

/** Who can see the shop. It holds at once; what is missing to be seen is named instead. */
export function ShopListing(): ReactElement {
  const { restaurantId, shop } = useShop();
  const { listing } = shop;
  const run = useCommand();
  const [request, setChange] = useState<Listing | null>(null);
  const [missing, setMissing] = useState<readonly ListingGap[]>([]);

  const before = useRef<Promise<void>>(Promise.resolve());
  const change = (wanted: Listing): void => {
    if (request === wanted) return;
    setChange(wanted);
    // The shop may be seen to have changed before the answer is here: the next wish waits for it, and is not lost.
    before.current = before.current.then(() => send(wanted));
  };
  const send = async (wanted: Listing): Promise<void> => {
    const answer = await run(setListing, { restaurantId, listing: wanted }, labels.subject);
    setChange((last) => (last === wanted ? null : last));
    if (!answer.ok) return;
    setMissing(answer.value.missing);
    if (answer.value.listing === wanted) notify({ message: labels.done[wanted], tone: "ok", autoDismiss: true });
  };
  const press = (wanted: Listing, label: string, look: "solid" | "outline"): ReactElement => (
    <Button look={look} pending={request === wanted} onClick={() => change(wanted)}>
      {label}
    </Button>
  );
  return (
    <div className="mx-auto grid w-full max-w-[1280px] grid-cols-[minmax(0,900px)] px-4 pt-4 md:px-5">
      <FormSection title={labels.title}>
        <p data-listing={listing}>
          <b className="block">{labels.choices[listing]}</b>
          <span className="text-ink-2">{labels.states[listing]}</span>
        </p>
        {missing.length > 0 && (
          <Notice tone="warning" announce title={labels.missing}>
            <ul className="list-disc pl-5">
              {missing.map((gap) => (
                <li key={gap}>{labels.gaps[gap]}</li>
              ))}
            </ul>
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          {listing !== "public" && press("public", labels.show, "solid")}
          {listing !== "unlisted" && press("unlisted", labels.unlist, "outline")}
          {listing !== "hidden" && press("hidden", labels.hide, "outline")}
        </div>
      </FormSection>
    </div>
  );
}
