import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { offeredMethods } from "@lokalkorb/domain/menu/offered-methods";
import { pictureSource } from "@lokalkorb/model/picture-source";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Photo } from "@lokalkorb/ui/photo";
import type { ReactElement, ReactNode } from "react";
import { kindNames, paymentMeans } from "@/entities/labels/labels-text";
import { LateHeart } from "@/entities/favourites/late-heart";
import { costOf } from "@/entities/fulfilment/fulfilment-choice";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { windowTexts } from "@/entities/slot/window-text";
import { inShopLayout } from "@/layouts/shop-layout";
import { PlainHeader } from "@/layouts/top-bar";
import { useNow } from "@/shared/hydration/use-now";
import { businessRequestPath } from "@/shared/routes/business-paths";
import { aboutShopPath, giftPath, shopImprintPath, shopPath, wayTherePath } from "@/shared/routes/paths";
import { aboutText as words } from "./about-text.ts";
import { ShareButton } from "./share-button.tsx";
import { ShopGallery } from "./shop-gallery.tsx";
import { ShopPeople } from "./shop-people.tsx";
import { weekHours } from "./week-hours.ts";

/** A shop in its own words and pictures: who they are, when they are there, how to get and pay for what they make. */
export const AboutScreen: PageWithLayout<ShopPage> = (page) => {
  const { menu, live, areas, isUnlisted, origin, renderedAt, giftOffer } = page;
  const {
    name,
    slug,
    kind,
    address,
    description,
    slogan,
    gallery = [],
    people = [],
    hours,
    cover,
    timezone,
  } = menu.shop;
  const now = useNow(renderedAt, 60_000);
  const photo = pictureSource(cover);
  const title = words.title(name);
  const payable = menu.distributionOptions.flatMap((option) =>
    offeredMethods(menu, { option, payCents: null, isReturning: true }),
  );
  const means = new Set(
    payable.filter(({ bar }) => bar?.reason !== "paused").map(({ method }) => paymentMeans[method]),
  );
  return (
    <>
      <PageHead
        title={title}
        description={description}
        noIndex={isUnlisted}
        origin={origin}
        path={aboutShopPath(slug)}
      />
      <PlainHeader backTo={{ href: shopPath(slug), label: words.back(name) }} />
      <main id="inhalt" className="wrap grid gap-8 pt-6 pb-12 lg:pt-10">
        <header className="grid gap-3">
          <h1 className="text-h1 text-balance hyphens-auto">{title}</h1>
          <p className="text-name text-ink-2">
            {kindNames[kind]} · {address.city}
          </p>
          {slogan && <p className="text-name text-pretty">{slogan}</p>}
          <div className="flex flex-wrap items-center gap-3">
            <LinkButton href={shopPath(slug)}>{words.order}</LinkButton>
            {giftOffer && (
              <LinkButton component={PageLink} look="outline" href={giftPath(slug)}>
                {words.gift}
              </LinkButton>
            )}
            <ShareButton title={name} url={origin + shopPath(slug)} />
            <LateHeart restaurantId={menu.restaurantId} slug={slug} name={name} />
          </div>
        </header>
        {photo && (
          <div className="relative aspect-[5/2] overflow-hidden rounded-xl">
            <Photo of={photo} sizes="(max-width: 1280px) 92vw, 1180px" atOnce />
          </div>
        )}
        {description.trim() !== "" && (
          <Part name={words.story}>
            <p className="max-w-[68ch] whitespace-pre-line text-pretty">{description}</p>
          </Part>
        )}
        {people.length > 0 && (
          <Part name={words.people}>
            <ShopPeople people={people} />
          </Part>
        )}
        {gallery.length > 0 && <ShopGallery images={gallery} />}
        <div className="grid gap-8 md:grid-cols-2">
          {hours !== undefined && hours.length > 0 && (
            <Part name={words.hours}>
              <dl className="grid max-w-[26rem] gap-1">
                {weekHours({ windows: hours, closures: live.closures, timezone, now }).map((day) => (
                  <div
                    key={day.date}
                    className={day.isToday ? "grid grid-cols-2 gap-3 font-bold" : "grid grid-cols-2 gap-3"}
                  >
                    <dt>
                      {day.weekday}
                      {day.isToday && `, ${words.today}`}
                    </dt>
                    <dd>{day.hours.join(", ")}</dd>
                  </div>
                ))}
              </dl>
            </Part>
          )}
          <Part name={words.ways}>
            <ul className="grid gap-3">
              {menu.distributionOptions.map((method) => (
                <li key={method.id}>
                  <b className="block">
                    {method.name} · {costOf(method)}
                  </b>
                  <span className="text-ink-2">
                    {[...windowTexts(method.windows), areas[method.id]].filter(Boolean).join(" · ")}
                  </span>
                </li>
              ))}
            </ul>
          </Part>
          {means.size > 0 && (
            <Part name={words.payment}>
              <p className="first-letter:uppercase">{[...means].join(", ")}</p>
            </Part>
          )}
          <Contact menu={menu} />
        </div>
      </main>
    </>
  );
};
AboutScreen.getLayout = inShopLayout;

function Contact({ menu }: Pick<ShopPage, "menu">): ReactElement {
  const { slug, address, phone, emailPublic, website } = menu.shop;
  const link = "link inline-flex min-h-11 items-center";
  return (
    <Part name={words.contact}>
      <address className="not-italic">
        {address.street} {address.houseNo}, {address.zip} {address.city}
      </address>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <a className={link} href={`tel:${phone.replaceAll(" ", "")}`}>
            {formatPhone(phone)}
          </a>
        </li>
        <li>
          <a className={link} href={`mailto:${emailPublic}`}>
            {emailPublic}
          </a>
        </li>
        {website && /^https?:\/\//.test(website) && (
          <li>
            <a className={link} href={website} rel="noreferrer">
              {website.replace(/^https?:\/\//, "")}
            </a>
          </li>
        )}
        <li>
          {/* Loaded as a whole: the page with a map has a policy of its own. */}
          <a className={link} href={wayTherePath(slug)}>
            {words.wayThere}
          </a>
        </li>
        <li>
          <PageLink className={link} href={businessRequestPath(slug)}>
            {words.asCompany}
          </PageLink>
        </li>
        <li>
          <PageLink className={link} href={shopImprintPath(slug)}>
            {words.imprint}
          </PageLink>
        </li>
      </ul>
    </Part>
  );
}

const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => (
  <section className="grid content-start gap-2">
    <h2 className="text-h2">{name}</h2>
    {children}
  </section>
);
