import type { Id } from "../../kernel/branded.ts";
import type { Basket } from "../../basket/basket.ts";
import type { DiscountCustomer, DiscountTerms } from "../../menu/discount-terms.ts";
import type { GiftCard } from "../../pricing/discounts/gift-cards.ts";
import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import type { Menu } from "../../menu/menu.ts";
import type { SoldOutChoice } from "../../catalog/goods/sold-out.ts";
import type { Tip } from "../../menu/tip.ts";
import type { Address } from "../../kernel/country/address.ts";
import type { ShownLegalText } from "../../shop/legal/legal-texts.ts";
import type { ShopSettings } from "../../shop/shop-settings.ts";
import type { Slot, SlotUse } from "../../fulfilment/slots/slot.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Order, OrderCustomer, OrderEvidence } from "../order/order.ts";
import type { CapturePoint } from "../order/order-choices.ts";
import type { BuyingBusiness } from "../businesses/buying-business.ts";
import type { CustomerStanding } from "../customers/customer-standing.ts";

/** The shopper's request (the contract `placeOrder`), already checked for shape. */
export interface OrderRequest extends Pick<
  Order,
  "basketId" | "menuVersion" | "quotedTotalCents" | "paymentMethod" | "customerNote"
> {
  /** `linesHash` of the basket as it was shown. */
  readonly linesHash?: string;
  readonly distribution: Pick<Order["distribution"], "optionId" | "table"> & {
    readonly slotKey: string;
    /** Digest of the code that was scanned at the table. */
    readonly tableSeal?: string;
  };
  /** Where it lies is not for the shopper to say: the point is the server's (`settleZone`). */
  readonly address?: Address;
  readonly contact: Pick<OrderCustomer, "name" | "email" | "phone">;
  readonly tip?: Tip;
  /** The basket of a group is paid by each of its people, all or nothing. */
  readonly eachPays?: boolean;
  readonly ageConfirmed: boolean;
  /** The text of the page; absent only where there was none. */
  readonly shown?: Omit<OrderEvidence, "ageConfirmed" | "timezone" | "texts"> & {
    /** Own texts of the shop; their hashes are not the page's to say. */
    readonly texts?: readonly ShownLegalText[];
  };
}

export interface OrderInput {
  readonly menu: Menu;
  readonly restaurant: Pick<ShopSettings, "name" | "operations" | "closures" | "legalTexts">;
  readonly basket: Basket;
  readonly uid: Id<"user">;
  readonly isGuest?: boolean;
  readonly request: OrderRequest;
  readonly now: Instant;
  /** Pieces that can still be had, 0 when sold out by hand, null = unlimited. */
  readonly available: (itemId: Id<"product">) => number | null;
  /** Bundles that staff took off the shelf as a whole. */
  readonly soldOutBundleIds: readonly string[];
  /** Choices of option groups that are gone until some moment. */
  readonly soldOutChoices?: readonly SoldOutChoice[];
  /** Unfinished orders of this shopper in this shop; only asked for guests. */
  readonly openOrders: number;
  /** Use of the wanted slot as the transaction read it; null = none yet. */
  readonly slotUse: (SlotUse & { readonly closed?: boolean }) | null;
  /** Orders of the wanted day, where the day has a capacity. */
  readonly dayOrders?: number;
  /** Pieces of an item that the round of the wanted day has left; null = no cap. Absent: the way is in no round. */
  readonly leftInRound?: (itemId: Id<"product">) => number | null;
  /** Codes of the request, with their uses as they are now. */
  readonly codes?: readonly DiscountTerms[];
  readonly giftCards?: readonly GiftCard[];
  readonly customer?: DiscountCustomer;
  /** Has a completed order in this shop; only asked where a way to pay wants it. */
  readonly isReturning?: boolean;
  /** The shop's decisions about this customer; none, where it is not known. */
  readonly standing?: CustomerStanding;
  /** The company that it is ordered for. */
  readonly business?: BuyingBusiness;
  readonly capture?: CapturePoint;
  /** The shop's margin beyond the estimate of goods that are sold by weight. */
  readonly weightBufferBp?: BasisPoints;
}

export interface NewOrder {
  /** Complete but for the numbers, which are issued last. */
  readonly order: Omit<Order, "no" | "dayCode">;
  /** Pieces per counted item to reserve. */
  readonly stockTaken: Readonly<Record<string, number>>;
  /** All pieces per item, as the round of its day counts them. */
  readonly pieces: Readonly<Record<string, number>>;
  /** The slot with its use after this order. */
  readonly slotTaken: {
    readonly optionId: Id<"method">;
    readonly slot: Slot;
    readonly units: number;
    readonly cents: Cents;
    readonly useAfter: SlotUse;
  };
}
