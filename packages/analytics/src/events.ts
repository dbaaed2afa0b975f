/** One step towards an order. No free text, no address, no name: only what the funnel needs. */
export type AnalyticsEvent =
  | { readonly name: "Page Viewed"; readonly page: string }
  | { readonly name: "Shop Viewed"; readonly shop: string }
  | { readonly name: "Product Opened"; readonly shop: string; readonly product: string }
  | { readonly name: "Added To Basket"; readonly shop: string; readonly product: string; readonly quantity: number }
  | { readonly name: "Checkout Started"; readonly shop: string }
  | {
      readonly name: "Order Placed";
      readonly shop: string;
      readonly orderId: string;
      readonly lines: number;
      readonly valueCents: number;
    }
  | { readonly name: "Order Cancelled"; readonly shop: string };

/** The signed-in user of analytics (specification section 7). */
export interface Identity {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly isMerchant: boolean;
}
