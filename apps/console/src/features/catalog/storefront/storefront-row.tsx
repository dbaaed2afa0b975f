import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { isFirstStorefront, storefrontAddress } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import { isOpenVisibility } from "@lokalkorb/domain/shop/storefronts/storefront-channels";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Badge } from "@lokalkorb/ui/badge";
import { Button } from "@lokalkorb/ui/button";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Switch } from "@lokalkorb/ui/switch";
import type { ReactElement } from "react";
import { useStorefrontUrl } from "@/layouts/use-storefront-url";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { MoveButtons } from "@/shared/forms/ui/move-buttons";
import { shopPath } from "@/shared/routes/routes";
import type { Storefront } from "./storefront-choice.ts";
import { channelNames, storefrontsText as words } from "./storefronts-text.ts";

export interface StorefrontRowProps {
  readonly storefront: Storefront;
  readonly place: "first" | "hidden" | { readonly isFirst: boolean; readonly isLast: boolean };
  readonly busy: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onShow: (isShown: boolean) => void;
  readonly onEdit: () => void;
  readonly onPublish: () => void;
}

/** One storefront: where it is, who finds it, what of it is published, and its deeds. */
export function StorefrontRow({ storefront, place, busy, ...on }: StorefrontRowProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const { id, name, channel, visibility, published, draftDirty } = storefront;
  const now = useMinute();
  const origin = useStorefrontUrl();
  const isFirst = place === "first";
  const isHidden = place === "hidden";
  const address = `${shop.slug}${isFirstStorefront(shop, id) ? "" : `~${id}`}`;
  const state = published
    ? words.version(published.version, formatMoment(published.at, { timezone: shop.timezone, now }))
    : words.never;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-60 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <b className="text-name">{name}</b>
          <Badge>{channelNames[channel]}</Badge>
          {!isHidden && published && draftDirty && <Badge>{words.dirty}</Badge>}
        </p>
        <p className="text-meta break-all">
          {published && !isHidden ? (
            <a className="link" href={`${origin}/${storefrontAddress(shop, id)}`}>
              /{address}
            </a>
          ) : (
            `/${address}`
          )}
        </p>
        <p className="text-meta text-ink-2">
          {isHidden ? words.hidden : `${isFirst ? words.first : words.visibility[visibility]} · ${state}`}
        </p>
      </div>
      <span className="flex flex-wrap items-center gap-2 max-md:w-full">
        {!isHidden && isOpenVisibility(visibility) && (
          <Button
            size="small"
            look={published && !draftDirty ? "outline" : "solid"}
            aria-label={words.publishOf(name)}
            onClick={on.onPublish}
          >
            {words.publish}
          </Button>
        )}
        <LinkButton
          component={PageLink}
          size="small"
          look="outline"
          aria-label={words.timesOf(name)}
          href={`${shopPath("catalog", restaurantId)}?laden=${encodeURIComponent(id)}`}
        >
          {words.times}
        </LinkButton>
        {!isFirst && (
          <>
            <Button size="small" look="outline" aria-label={words.editOf(name)} onClick={on.onEdit}>
              {words.edit}
            </Button>
            {!isHidden && (
              <MoveButtons
                up={words.up(name)}
                down={words.down(name)}
                isFirst={busy || place.isFirst}
                isLast={busy || place.isLast}
                onMove={on.onMove}
              />
            )}
            <Switch
              label={words.shown(name)}
              labelHidden
              checked={!isHidden}
              disabled={busy}
              onChange={(event) => on.onShow(event.target.checked)}
            />
          </>
        )}
      </span>
    </li>
  );
}
