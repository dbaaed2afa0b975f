import { setShopHold } from "@lokalkorb/contracts/back-office";
import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { Badge } from "@lokalkorb/ui/badge";
import { Button } from "@lokalkorb/ui/button";
import { ExternalLinkIcon } from "@lokalkorb/ui/icons";
import { notify } from "@lokalkorb/ui/notify";
import { useState, type ReactElement } from "react";
import { kindLabels } from "@/entities/shop/kind-labels";
import { useStorefrontUrl } from "@/layouts/use-storefront-url";
import { useRequest } from "@/shared/commands/use-request";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { backOfficeText as words, gapWords, holdRefusals, holdWords } from "./back-office-text.ts";
import { FeeButton } from "./fee-button.tsx";
import { ItemBlockButton } from "./item-block-button.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { SupportLookButton } from "./support-look-button.tsx";
import type { PlatformShop } from "./use-shops.ts";

export interface ShopRowProps {
  readonly shop: PlatformShop;
  readonly onChange: (changed: PlatformShop) => void;
}

/** One shop: who, where, how seen, and the press that holds or releases it. */
export function ShopRow({ shop, onChange }: ShopRowProps): ReactElement {
  const { restaurantId, name, kind, place, email, phone, seller, listing, missing, heldFor } = shop;
  const storefront = useStorefrontUrl();
  const { send, pending, problem } = useRequest(setShopHold, holdRefusals);
  const [asking, setAsking] = useState(false);
  const hold = async (reason?: string): Promise<boolean> => {
    const answer = await send({ restaurantId, ...(reason === undefined ? {} : { reason }) });
    if (answer === null) return false;
    const { heldFor: _before, ...rest } = shop;
    onChange({ ...rest, listing: answer.listing, ...(reason === undefined ? {} : { heldFor: reason }) });
    const message = reason === undefined ? words.doneRelease(name) : words.doneHold(name);
    notify({ message, tone: "ok", autoDismiss: true });
    return true;
  };
  const gaps = gapWords(missing.filter((gap) => gap !== "hold"));
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-3 md:px-5" data-shop={restaurantId}>
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <p className="flex flex-wrap items-center gap-2">
          <b className="wrap-anywhere">{name}</b>
          <Badge tone={heldFor !== undefined ? "warning" : listing === "hidden" ? "neutral" : "ok"}>
            {heldFor !== undefined ? words.held : words.listings[listing]}
          </Badge>
        </p>
        <p className="text-meta wrap-anywhere text-ink-2">
          {kindLabels[kind]} · {place} · {seller}
        </p>
        <p className="text-meta wrap-anywhere text-ink-2">
          {email} · {formatPhone(phone)}
        </p>
        {listing === "hidden" && gaps !== "" && <p className="text-meta text-ink-2">{words.missing(gaps)}</p>}
        {heldFor !== undefined && <p className="mt-1 text-meta whitespace-pre-line text-warning-ink">{heldFor}</p>}
        {!asking && <ProblemNotice title={words.problem} problem={problem} />}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {listing !== "hidden" && (
          <a
            className="link inline-flex min-h-11 items-center"
            href={`${storefront}/${restaurantId}`}
            aria-label={words.toShop(name)}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLinkIcon size={16} />
          </a>
        )}
        <FeeButton shop={shop} onChange={onChange} />
        <ItemBlockButton restaurantId={restaurantId} name={name} />
        <SupportLookButton restaurantId={restaurantId} name={name} />
        {heldFor === undefined ? (
          <Button look="outline" onClick={() => setAsking(true)}>
            {words.hold}
          </Button>
        ) : (
          <Button look="outline" pending={pending} onClick={() => void hold()}>
            {words.release}
          </Button>
        )}
      </div>
      {asking && (
        <ReasonDialog
          words={holdWords(name)}
          pending={pending}
          problem={problem}
          onYes={(reason) => void hold(reason).then((done) => setAsking(!done))}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
