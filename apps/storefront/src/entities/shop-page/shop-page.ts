import type { GiftOffer } from "@lokalkorb/domain/catalog/gifts/gift-offer";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { MenuEntry } from "@lokalkorb/domain/catalog/goods/goods";
import type { LegalTextsInForce } from "@lokalkorb/domain/shop/legal-text-fields";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Judgement } from "@/entities/basket/judgement";
import type { ShopAnswer } from "@/entities/basket/evaluate-shop";
import type { ShopLive, ShopMoment } from "@/entities/shop/shop-live";
import type { PriceNote } from "./price-note.ts";

/** The part of the calculation that a page shows before anybody touched it. */
export interface FirstAnswer extends Pick<ShopAnswer, "opening" | "slot" | keyof ShopMoment | keyof Judgement> {
  /** On the page of a product that cannot be had then: why not. */
  readonly note?: readonly [title: string, words: string];
}

/** The order in which a page shows a large menu, whose goods come in parts. */
export interface MenuRest {
  /** Entries that are in the page, by category. */
  readonly first: Readonly<Record<string, readonly MenuEntry[]>>;
  /** Favourites from anywhere in the menu, in the page too. */
  readonly popular: readonly MenuEntry[];
  /** Parts that come when they are near, each of one category. */
  readonly later: readonly { readonly part: number; readonly categoryId: string; readonly count: number }[];
}

/** The data of every page of one shop. */
export interface ShopPage {
  readonly menu: Menu;
  /** In this browser: another basket than the shop's, which is a group's. */
  readonly basket?: string;
  /** Where the menu is a large one: `menu` holds a part of its goods then. */
  readonly rest?: MenuRest;
  readonly live: ShopLive;
  readonly isUnlisted: boolean;
  /** Of a further storefront. */
  readonly storefrontName?: string;
  /** The others of the shop that everybody may see. */
  readonly otherStorefronts?: readonly { readonly slug: string; readonly name: string }[];
  /** The shop's own legal texts, in the versions in force. */
  readonly legalTexts?: LegalTextsInForce;
  /** Gift cards that are sold online just now. */
  readonly giftOffer?: GiftOffer;
  /** 'nimmt meist in 2 Minuten an' */
  readonly answer?: string;
  /** '„Mitglieder“ ist für Mitglieder von Hofladen': its goods are shown to them alone. */
  readonly membersOnly?: string;
  /** Computed with the page, so that no colour code runs in the browser. */
  readonly themeVariables: Readonly<Record<string, string>>;
  /** "Now" for server and first render; a page may be older than a minute when it is read. */
  readonly renderedAt: Instant;
  /** The server's calculation for that moment, so that a fresh page needs no code for it. */
  readonly first: FirstAnswer;
  /** Where each way that brings something reaches, by its id. */
  readonly areas: Readonly<Record<string, string>>;
  /** The note beside every price. */
  readonly priceNote: PriceNote;
  /** Sentences about all goods, below them. */
  readonly closing: readonly string[];
  readonly origin: string;
  /** Where everybody may read the menu as JSON. */
  readonly feed: string;
}
