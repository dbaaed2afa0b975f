import { pictureSource } from "@lokalkorb/model/picture-source";
import { IllustrationRow } from "@lokalkorb/ui/illustration";
import type { IllustrationName } from "@lokalkorb/ui/illustrations";
import { Photo } from "@lokalkorb/ui/photo";
import { StatusPill } from "@lokalkorb/ui/status-pill";
import type { ReactElement } from "react";
import { homePath } from "@/shared/routes/paths";
import { HeartAtHand } from "@/entities/favourites/heart-at-hand";
import { TopBar } from "@/layouts/top-bar";
import type { ShopView } from "@/entities/shop-page/use-shop";
import { kindNames, openingText } from "@/entities/labels/labels-text";
import { shopText } from "./shop-text.ts";

/** Rising to one large piece. */
const sizes = [64, 80, 124, 96, 72];

export interface ShopHeaderProps {
  readonly shop: Pick<ShopView, "menu" | "opening" | "now"> & {
    readonly storefrontName?: string | undefined;
  };
}

/** The shop's ground with its goods on the edge of the card below, or its photo. */
export function ShopHeader({ shop: { menu, opening, now, storefrontName } }: ShopHeaderProps): ReactElement {
  const { name, kind, address, timezone, goods, cover, logo, slogan, slug } = menu.shop;
  const [photo, sign] = [pictureSource(cover), pictureSource(logo)];
  return (
    <header className={photo ? "shop-photo" : "on-theme pb-14 md:pb-16"}>
      {photo ? (
        <div className="shop-banner">
          <Photo of={photo} sizes="(max-width: 767px) 88vw, 100vw" atOnce />
        </div>
      ) : (
        <span className="sun shop-sun" />
      )}
      <TopBar backTo={{ href: homePath(), label: shopText.backToShops }} className="platform-mark relative" />
      <div className="wrap shop-head-inner">
        <div className="md:pb-9">
          {sign && (
            <div className="shop-logo">
              <Photo of={sign} sizes="120px" silent atOnce />
            </div>
          )}
          <h1 className="text-h1 leading-[1.06] tracking-[-0.025em] text-balance">{name}</h1>
          {storefrontName && <p className="text-h3">{storefrontName}</p>}
          {/* The heart that comes here is higher than the line, which stays as it is. */}
          <div className="mt-1 flex items-center gap-2">
            <p className="text-name">
              {kindNames[kind]} · {address.city}
            </p>
            <span className="-my-2 flex">
              <HeartAtHand restaurantId={menu.restaurantId} slug={slug} name={name} look="round" />
            </span>
          </div>
          {slogan && <p className="mt-1 text-pretty">{slogan}</p>}
          <StatusPill tone={opening.state === "open" ? "ok" : "off"} className="mt-3">
            {openingText(opening, timezone, now)}
          </StatusPill>
        </div>
        {!photo && (
          <IllustrationRow
            className="shop-goods"
            wideOnly={2}
            quantity={goods.slice(0, 5).map((piece, index) => [piece as IllustrationName, sizes[index] ?? 64] as const)}
          />
        )}
      </div>
    </header>
  );
}
