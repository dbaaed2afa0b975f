import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { IllustrationRow } from "@lokalkorb/ui/illustration";
import { pictureSource } from "@lokalkorb/model/picture-source";
import { LatePhoto } from "@lokalkorb/ui/late-photo";
import { Photo } from "@lokalkorb/ui/photo";
import { StatusDot } from "@lokalkorb/ui/status-pill";
import { ThemeScope } from "@lokalkorb/ui/theme-scope";
import type { ReactElement } from "react";
import { PageLink } from "@lokalkorb/shell/page-link";
import { shopPath } from "@/shared/routes/paths";
import type { ShopFulfilment } from "@/entities/listing/shop-card";
import { HeartAtHand } from "@/entities/favourites/heart-at-hand";
import { FulfilmentIcon } from "@/entities/fulfilment/fulfilment-icon";
import { kindNames, openingText } from "@/entities/labels/labels-text";
import type { FoundShop } from "./filter-shops.ts";
import { homeText } from "./home-text.ts";

const sizes = [56, 62, 68];

/** The whole card is the link; it stands in the colours of its shop. */
export function ShopCardLink({
  found: { card, kilometres, onlyShips },
  now,
  isFirst,
}: {
  readonly found: FoundShop;
  readonly now: Instant;
  /** Its picture is what a phone shows first (P15). */
  readonly isFirst: boolean;
}): ReactElement {
  const photo = pictureSource(card.cover);
  const Cover = isFirst ? Photo : LatePhoto;
  const { id, name, slug, kind, city, goods, opening, timezone, ways: methods } = card;
  return (
    <ThemeScope as="li" variables={card.themeVariables} name={card.themeKey} className="shop-card">
      <div className="shop-cover">
        {photo ? (
          <Cover of={photo} sizes="(max-width: 991px) 100vw, 400px" silent atOnce={isFirst} />
        ) : (
          <span className="sun shop-cover-sun" />
        )}
        <span className="shop-cover-when">
          <StatusDot tone={opening.state === "open" ? "ok" : "off"} />
          {openingText(opening, timezone, now)}
        </span>
        {!photo && (
          <IllustrationRow
            className="shop-cover-goods"
            quantity={goods.map((piece, index) => [piece, sizes[index] ?? 56] as const)}
          />
        )}
      </div>
      <div className="grid content-start gap-1 p-4 lg:p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="text-h3">
            <PageLink href={shopPath(slug)} className="card-link">
              {name}
            </PageLink>
          </h3>
          {kilometres !== null && (
            <span className="text-meta whitespace-nowrap text-ink-2">
              {homeText.distance(kilometres.toFixed(kilometres < 10 ? 1 : 0).replace(".", ","))}
            </span>
          )}
        </div>
        <p className="text-meta text-ink-2">
          {kindNames[kind]} · {city}
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-2 lg:grid">
          {methods.map((method) => (
            <li
              key={method.type}
              className={`inline-flex items-center gap-1.5 [&>svg]:text-theme-ink ${method.brings && (onlyShips || method.type === "delivery") ? "font-bold text-ok-ink" : ""}`}
            >
              <FulfilmentIcon type={method.type} />
              {fulfilmentText(method, timezone, now)}
            </li>
          ))}
        </ul>
      </div>
      <HeartAtHand restaurantId={id} slug={slug} name={name} look="cover" />
    </ThemeScope>
  );
}

/** 'Lieferung heute ab 9:30 Uhr · kostet ab 2,90 € · mindestens 10 €' */
export function fulfilmentText(
  { type, next, feeCents, minOrderCents, depends, brings }: ShopFulfilment,
  timezone: string,
  now: Instant,
): string {
  const local = next && instantToLocal(next.start, timezone);
  const time = local
    ? `${formatShortDay(local.date, instantToLocal(now, timezone).date)} ab ${local.time.replace(/^0/, "")}\u00a0Uhr`
    : homeText.noTime;
  const money = [
    ...(feeCents > 0 || depends ? [(depends ? homeText.feeFrom : homeText.fee)(shortMoney(feeCents))] : []),
    ...(minOrderCents > 0 ? [homeText.minimum(shortMoney(minOrderCents))] : []),
  ];
  const way = brings ? homeText[type === "shipping" ? "sends" : "brings"] : fulfilmentTypeLabels[type];
  return [`${way} ${time}`, ...money].join("\u00a0· ");
}

/** Whole euros without their cents. */
const shortMoney = (cents: Cents): string => formatMoney(cents).replace(",00", "");
