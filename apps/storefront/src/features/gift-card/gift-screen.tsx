import type { GiftOffer } from "@lokalkorb/domain/catalog/gifts/gift-offer";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { orderButton } from "@lokalkorb/domain/shop/legal/order-button";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { useRouter } from "next/router";
import type { ReactElement, SubmitEvent } from "react";
import { inShopLayout } from "@/layouts/shop-layout";
import { PlainHeader } from "@/layouts/top-bar";
import { useNow } from "@/shared/hydration/use-now";
import { giftPath, legalTextPath, privacyPath, shopPath, termsPath } from "@/shared/routes/paths";
import { GiftCardPreview } from "./gift-drawing.tsx";
import { GiftFields } from "./gift-fields.tsx";
import { GiftResultCard } from "./gift-result.tsx";
import type { GiftPage } from "./gift-screen.server.ts";
import { giftText as words } from "./gift-text.ts";
import { useGift } from "./use-gift.ts";

/** A gift card, bought online; with a purchase in the address what became of it (PRC-09). */
export const GiftScreen: PageWithLayout<GiftPage> = (props) => {
  const { menu, isUnlisted, origin, giftOffer, renderedAt } = props;
  const { name, slug } = menu.shop;
  const { query } = useRouter();
  const now = useNow(renderedAt, 60_000);
  const saleId = typeof query["kauf"] === "string" && /^[\w-]{1,128}$/.test(query["kauf"]) ? query["kauf"] : null;
  const title = words.title(name);
  return (
    <>
      <PageHead title={title} noIndex={isUnlisted || giftOffer === undefined} origin={origin} path={giftPath(slug)} />
      <PlainHeader backTo={{ href: shopPath(slug), label: words.back(name) }} />
      <main id="inhalt" className="wrap grid gap-5 pt-6 pb-12 lg:pt-10">
        <h1 className="text-h1 text-balance hyphens-auto">{title}</h1>
        {saleId !== null ? (
          <div className="max-w-[44rem]">
            <GiftResultCard
              key={saleId}
              shop={menu.shop}
              restaurantId={menu.restaurantId}
              saleId={saleId}
              wasStopped={query["zahlung"] === "abbruch"}
              now={now}
            />
          </div>
        ) : giftOffer === undefined ? (
          <EmptyState
            title={words.none(name)}
            action={
              <LinkButton component={PageLink} href={shopPath(slug)}>
                {words.toShop}
              </LinkButton>
            }
          >
            {words.noneNext}
          </EmptyState>
        ) : (
          <BuyForm page={props} offer={giftOffer} />
        )}
      </main>
    </>
  );
};
GiftScreen.getLayout = inShopLayout;

function BuyForm({ page, offer }: { readonly page: GiftPage; readonly offer: GiftOffer }): ReactElement {
  const { menu, legalTexts, withdrawal } = page;
  const { name, slug, country } = menu.shop;
  const gift = useGift(page, offer);
  const { form, cents, pending, problem, buy } = gift;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wrong = buy();
    if (wrong !== null) document.getElementById(wrong)?.focus();
  };
  const worth = cents === null ? "" : formatMoney(cents);
  return (
    <>
      <p className="max-w-[60ch] text-pretty text-ink-2">{words.lead(name)}</p>
      <form
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
        noValidate
        onSubmit={submit}
      >
        <div className="order-card gap-7! lg:order-first">
          <GiftFields gift={gift} offer={offer} />
        </div>
        <div className="grid gap-4 lg:sticky lg:top-5">
          <GiftCardPreview design={form.design} shop={name} worth={worth} to={form.to.trim()} />
          <div className="order-card">
            <dl className="flex items-baseline justify-between gap-3 text-h3">
              <dt>{words.sum}</dt>
              <dd>
                <b>{worth === "" ? "–" : worth}</b>
              </dd>
            </dl>
            <p className="text-meta text-ink-2">
              {words.noTax} {words.validYears(jurisdictions[country].giftCardYears, name)}
            </p>
            <p className="text-meta text-ink-2">
              {words.termsBefore(name)}
              <PageLink
                className="underline underline-offset-2"
                href={legalTexts?.terms === undefined ? termsPath() : legalTextPath(slug, "terms")}
              >
                {words.terms}
              </PageLink>
              {words.termsBetween}
              <PageLink
                className="underline underline-offset-2"
                href={legalTexts?.privacy === undefined ? privacyPath() : legalTextPath(slug, "privacy")}
              >
                {words.privacy}
              </PageLink>
              {words.termsAfter}
            </p>
            <details className="text-meta text-ink-2">
              <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-2">
                {words.instruction}
              </summary>
              {withdrawal.map(({ title, paragraphs }) => (
                <div key={title} className="mt-2">
                  <b>{title}</b>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph} className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
                      {paragraph}
                    </p>
                  ))}
                </div>
              ))}
            </details>
            {problem !== null && (
              <Notice tone="danger" title={words.problem} announce>
                {problem}
              </Notice>
            )}
            <Button type="submit" size="large" wide pending={pending} pendingLabel={words.sending}>
              {orderButton}
            </Button>
            <p className="text-meta text-ink-2">{words.next}</p>
          </div>
        </div>
      </form>
    </>
  );
}
