import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { Chip } from "@lokalkorb/ui/chip";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ClockIcon, LeafIcon, SproutIcon } from "@lokalkorb/ui/icons";
import { IllustrationRow } from "@lokalkorb/ui/illustration";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import Router from "next/router";
import { useEffect, useMemo, useState, type ReactElement } from "react";
import type { Reach } from "@lokalkorb/domain/fulfilment/ranking/reach";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";
import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import { homePath, rankingPath } from "@/shared/routes/paths";
import { Pagination } from "@/layouts/pagination";
import { TopBar } from "@/layouts/top-bar";
import { FulfilmentIcon } from "@/entities/fulfilment/fulfilment-icon";
import { kindNames } from "@/entities/labels/labels-text";
import { findShops, type Filter, type Position } from "./list/filter-shops.ts";
import { askNearestTown } from "./place/nearest-town.ts";
import { noneFound } from "./list/none-found.ts";
import { HomeGoodsRows, type HomeGoods } from "./goods/home-goods.tsx";
import { LateShopsMap } from "./map/late-shops-map.tsx";
import { LateFavouritesRow } from "@/entities/favourites/late-favourites-row";
import { HomeSearch } from "./home-search.tsx";
import { homeText } from "./list/home-text.ts";
import { ShopCardLink } from "./list/shop-card-link.tsx";
import type { ShopsPage } from "./list/shops-page.ts";
import { useFilters } from "./list/use-filters.ts";
import { usePlace } from "./place/use-place.ts";

export interface HomePage extends ShopsPage {
  readonly stats: {
    readonly shops: number;
    readonly items: number;
    readonly orders: number;
    readonly today: number;
  } | null;
  readonly place: string;
  /** Whether the place is a whole postal code or a town of the table; the cards then say which ways come there. */
  readonly known: boolean;
  readonly middle: Position | null;
  readonly town: string | null;
  readonly goods: HomeGoods;
  readonly isMap: boolean;
  readonly renderedAt: Instant;
  readonly origin: string;
}

export const HomeScreen: PageWithLayout<HomePage> = (page) => {
  const { cards, chips, part, stats, renderedAt, origin } = page;
  const [position, setPosition] = useState<Position | null>(null);
  const [map, setMap] = useState(page.isMap);
  const { filters, isAnswered, toggle, clear } = useFilters(part && part.filters, (filters) =>
    homePath(page.place.trim(), { filters, map }),
  );
  const listPart = { filters: part ? [...filters].join() : "", map };
  const pathOf = (place: string): string => homePath(place, listPart);
  const { place, setPlace, answered } = usePlace(page, pathOf);
  const found = useMemo(
    () => findShops(cards, { place, filters, answered, position: position ?? (answered ? page.middle : null) }),
    [cards, place, position, filters, answered, page.middle],
  );
  const count = part !== null && answered && isAnswered ? part.total : found.length;
  useFreshOnReturn(renderedAt);
  const reset = (): void => {
    clear();
    setPlace("");
  };
  const locate = async (here: Position): Promise<void> => {
    if (part === null) return setPosition(here);
    const zip = await askNearestTown(here);
    if (zip !== null) setPlace(zip);
  };
  /** The address keeps it, so that the way back from a shop leads to the same view. */
  const show = (map: boolean): void => {
    setMap(map);
    const path = homePath(page.place.trim(), { ...listPart, page: part?.page ?? 0, map });
    void Router.replace(path, undefined, { shallow: true, scroll: false });
  };
  const isEmpty = part === null && cards.length === 0;
  const none = noneFound({
    place: place.trim(),
    isEmpty,
    filters: filters.size,
    known: page.known,
    answered: answered && isAnswered,
  });
  const comes = (reach: Reach): number => found.filter(({ card }) => card.reach === reach).length;
  const reached = part === null && answered ? homeText.reached(comes("delivers"), comes("near"), comes("ships")) : "";
  const counted = homeText.count(count) + (reached && `: ${reached}`);
  const heading = place.trim() ? homeText.around(place.trim()) : position ? homeText.nearMe : homeText.all;
  return (
    <>
      <PageHead origin={origin} path={homePath("", { page: part?.page ?? 0 })} />
      <header className="home-hero">
        <TopBar className="text-theme-ink" />
        <div className="wrap">
          <div className="pt-4 md:grid md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] md:items-end md:pt-8">
            <div className="md:pb-8">
              <h1 className="text-display leading-[1.02] tracking-[-0.03em]">
                {homeText.title[0]} <br />
                {homeText.title[1]}
              </h1>
              <p className="mt-5 hidden max-w-[36ch] text-name leading-snug text-ink-2 md:block">{homeText.lead}</p>
            </div>
            <IllustrationRow
              className="home-goods"
              quantity={[
                ["tulip", 52],
                ["milk", 64],
                ["cheese", 76],
                ["bread", 96],
                ["apple", 60],
              ]}
            />
          </div>
          <HomeSearch place={place} onPlace={setPlace} onPosition={locate} />
        </div>
      </header>
      <main id="inhalt" className="wrap">
        <LateFavouritesRow />
        <section aria-labelledby="betriebe">
          <div className="mt-4 flex flex-wrap items-center gap-2 lg:mt-8">
            <h2 id="betriebe" className="me-auto scroll-mt-6 text-h2">
              {heading}
            </h2>
            {!isEmpty && (
              <>
                <Chip pressed={!map} onClick={() => show(false)}>
                  {homeText.list}
                </Chip>
                <Chip pressed={map} onClick={() => show(true)}>
                  {homeText.map}
                </Chip>
              </>
            )}
          </div>
          <p className="text-meta text-ink-2">{counted}</p>
          <LiveRegion>{counted}</LiveRegion>
          <fieldset className="scroll-row -mx-gutter mt-3 px-gutter">
            <legend className="sr-only">{homeText.filters}</legend>
            {chips.map((filter) => (
              <Chip key={filter} pressed={filters.has(filter)} icon={filterIcon(filter)} onClick={() => toggle(filter)}>
                {filterName(filter)}
              </Chip>
            ))}
          </fieldset>
          {found.length > 0 && found.every(({ onlyShips }) => onlyShips) && (
            <p className="mt-4">{homeText.onlyParcels(place.trim())}</p>
          )}
          {map && found.length > 0 && (
            <LateShopsMap
              key={page.place}
              found={found}
              here={position ?? (answered ? page.middle : null)}
              town={position ? null : page.town}
              now={renderedAt}
            />
          )}
          {found.length > 0 ? (
            <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:mt-5 lg:grid-cols-3 lg:gap-6">
              {found.map((shop, index) => (
                <ShopCardLink key={shop.card.slug} found={shop} now={renderedAt} isFirst={index === 0} />
              ))}
            </ul>
          ) : (
            <EmptyState
              title={none.title}
              action={
                !isEmpty && (
                  <Button look="outline" onClick={reset}>
                    {homeText.reset}
                  </Button>
                )
              }
            >
              {none.hint}
            </EmptyState>
          )}
          {part !== null && answered && isAnswered && (
            <Pagination
              page={part.page}
              pages={part.pages}
              pathOf={(to) =>
                `${homePath(page.place.trim(), { filters: part.filters.join(), page: to, map })}#betriebe`
              }
            />
          )}
          <p className="mt-2 text-meta">
            <PageLink href={rankingPath()} className="link inline-flex min-h-11 items-center">
              {homeText.ranking}
            </PageLink>
          </p>
        </section>
        <HomeGoodsRows goods={page.goods} />
        {stats && <ShopMetrics stats={stats} />}
      </main>
    </>
  );
};

function ShopMetrics({ stats }: { readonly stats: NonNullable<HomePage["stats"]> }): ReactElement {
  const figures = [
    [homeText.shops, stats.shops],
    [homeText.items, stats.items],
    [homeText.orders, stats.orders],
    [homeText.today, stats.today],
  ] as const;
  return (
    <section aria-labelledby="zahlen" className="figures">
      <div>
        <h2 id="zahlen" className="text-h2">
          {homeText.figures}
        </h2>
        <p className="mt-1 text-meta">{homeText.figuresNote}</p>
      </div>
      <dl>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{String(count).replaceAll(/\B(?=(\d{3})+$)/g, ".")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A list that lay in the background for long is asked for again. */
const staleMillis = 120_000;

function useFreshOnReturn(renderedAt: Instant): void {
  useEffect(() => {
    const back = (): void => {
      if (document.visibilityState === "visible" && Date.now() - renderedAt > staleMillis) {
        void Router.replace(Router.asPath, undefined, { scroll: false });
      }
    };
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [renderedAt]);
}

function filterName(filter: Filter): string {
  if (filter === "open") return homeText.openNow;
  const [name, value] = filter.split(":");
  if (name === "way") return fulfilmentTypeLabels[value as FulfilmentType];
  return name === "kind" ? kindNames[value as ShopKind] : dietLabels[value as Diet];
}

function filterIcon(filter: Filter): ReactElement | undefined {
  if (filter === "open") return <ClockIcon size={16} />;
  if (filter.startsWith("way:")) return <FulfilmentIcon type={filter.slice(4) as FulfilmentType} />;
  if (filter === "diet:organic") return <LeafIcon size={16} />;
  return filter === "diet:vegan" ? <SproutIcon size={16} /> : undefined;
}
