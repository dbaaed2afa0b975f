import { dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { Badge } from "@lokalkorb/ui/badge";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { ProductFace } from "@lokalkorb/ui/product-face";
import type { ReactElement } from "react";
import { PageLink } from "@lokalkorb/shell/page-link";
import { homePath, rankingPath, shopPath } from "@/shared/routes/paths";
import { Pagination } from "@/layouts/pagination";
import { routes } from "@/shared/routes/routes";
import { searchPath } from "@/shared/routes/search-path";
import { TopBar } from "@/layouts/top-bar";
import { kindNames, fulfilmentPhrases, openingText } from "@/entities/labels/labels-text";
import { SearchForm } from "./search-form.tsx";
import type { FoundProduct, SearchPage } from "./search-page.ts";
import { searchText } from "./search-text.ts";

/** Goods and shops of all sellers; a found product is bought in its own shop. */
export const SearchScreen: PageWithLayout<SearchPage> = (asked) => {
  const { words, only, answer } = asked;
  const { title, noIndex } = routes.search;
  return (
    <>
      <PageHead title={title} noIndex={noIndex} path={searchPath()} />
      <header className="home-hero">
        <TopBar backTo={{ href: homePath(), label: searchText.back }} className="text-theme-ink" />
        <div className="wrap">
          <h1 className="mb-3 text-h2 md:text-display">
            {words !== "" && foundSomething(answer) ? searchText.titleFound(words) : searchText.title}
          </h1>
          <SearchForm words={words} only={only} />
        </div>
      </header>
      <main id="inhalt" className="wrap pb-8">
        <LiveRegion>{spoken(asked)}</LiveRegion>
        {answer.state === "none" && <Start />}
        {answer.state === "away" && <Away />}
        {answer.state === "found" && <Found {...asked} answer={answer} />}
      </main>
    </>
  );
};

const foundSomething = (answer: SearchPage["answer"]): boolean =>
  answer.state === "found" && answer.products.length + answer.shops.length > 0;

function spoken({ words, answer }: SearchPage): string {
  if (answer.state === "away") return searchText.unavailable;
  if (answer.state !== "found") return "";
  const { total, shops, fit } = answer;
  if (total === 0 && shops.length === 0) return searchText.none(words);
  const counts = [...(shops.length > 0 ? [searchText.shopCount(shops.length)] : []), searchText.count(total)].join(
    ", ",
  );
  return fit === "all" ? counts : `${searchText.fits[fit]} ${counts}`;
}

function Start(): ReactElement {
  return (
    <EmptyState title={searchText.start}>
      <p>{searchText.startHint}</p>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {searchText.examples.map((word) => (
          <li key={word}>
            <LinkButton component={PageLink} href={searchPath({ words: word })} look="outline">
              {word}
            </LinkButton>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

function Away(): ReactElement {
  return (
    <EmptyState title={searchText.unavailable} action={<ToShops />}>
      {searchText.unavailableHint}
    </EmptyState>
  );
}

const ToShops = (): ReactElement => (
  <LinkButton component={PageLink} href={homePath()} look="outline">
    {searchText.toShops}
  </LinkButton>
);

interface FoundProps extends SearchPage {
  readonly answer: Extract<SearchPage["answer"], { state: "found" }>;
}

function Found({ words, only, page, answer, renderedAt }: FoundProps): ReactElement {
  const { products, shops, total, pages, fit } = answer;
  if (products.length === 0 && shops.length === 0) {
    return (
      <EmptyState title={words === "" ? searchText.noneOnly : searchText.none(words)} action={<ToShops />}>
        {only === null ? searchText.noneHint : searchText.noneOnlyHint}
      </EmptyState>
    );
  }
  const pathOf = (wanted: number): string => searchPath({ words, only: only ?? undefined, page: wanted });
  return (
    <>
      {shops.length > 0 && (
        <section aria-labelledby="betriebe" className="mt-6">
          <h2 id="betriebe" className="text-h3">
            {searchText.shops}
          </h2>
          <ul className="mt-2 grid gap-2 md:grid-cols-3">
            {shops.map(({ slug, name, kind, city, opening, timezone }) => (
              <li key={slug}>
                <PageLink
                  href={shopPath(slug)}
                  className="grid min-h-11 gap-0.5 rounded-lg bg-surface p-4 no-underline shadow-(--shadow)"
                >
                  <b className="text-name">{name}</b>
                  <span className="text-meta text-ink-2">
                    {kindNames[kind]} · {city}
                  </span>
                  <span className="text-meta text-ink-2">{openingText(opening, timezone, renderedAt)}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section aria-labelledby="produkte" className="mt-6">
          <h2 id="produkte" className="text-h3">
            {searchText.products}
          </h2>
          {fit !== "all" && <p className="mt-1">{searchText.fits[fit]}</p>}
          <p className="mt-1 mb-3 text-meta text-ink-2">{searchText.count(total)}</p>
          <ul className="products">
            {products.map((product, position) => (
              <FoundCard key={product.key} product={product} first={position < 4} />
            ))}
          </ul>
        </section>
      )}
      <p className="mt-4 text-meta">
        <PageLink href={rankingPath()} className="link inline-flex min-h-11 items-center">
          {searchText.ranking}
        </PageLink>
      </p>
      <Pagination page={page} pages={pages} pathOf={pathOf} />
    </>
  );
}

function FoundCard({ product, first }: { readonly product: FoundProduct; readonly first: boolean }): ReactElement {
  const { href, shopName, city, soldOut, fulfilment: method, view } = product;
  const { name, illustration, diets, unavailable } = view;
  const tags = (unavailable || diets.length > 0) && (
    <>
      {unavailable && (
        <Badge size="tag">{method ? searchText.notThisMethod(fulfilmentPhrases[method]) : searchText.otherTime}</Badge>
      )}
      {diets.map((diet) => (
        <Badge key={diet} tone="ok" size="tag">
          {dietLabels[diet]}
        </Badge>
      ))}
    </>
  );
  return (
    <ProductFace
      as="li"
      illustration={illustration}
      lazy={!first}
      tags={tags}
      title={
        <h3 className="text-name leading-tight">
          <PageLink href={href} className="card-link">
            {name}
          </PageLink>
        </h3>
      }
      description={searchText.at(shopName, city)}
      price={view}
      soldOut={soldOut ? searchText.soldOut : undefined}
    />
  );
}
