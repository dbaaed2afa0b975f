import { giftCardText as words } from "./discounts-text.ts";

export interface GiftMail {
  readonly shop: string;
  readonly name: string;
  readonly code: string;
  readonly worth: string;
  readonly until: string;
  /** Empty: not known. */
  readonly to: string;
}

/** Opens a letter in the mail program of the seller of the card; without an address its receiver is chosen there. */
export function giftMailLink({ shop, name, code, worth, until, to }: GiftMail): string {
  const text = words.letter({ shop, code, worth, until });
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(words.letterTitle(name, shop))}&body=${encodeURIComponent(text)}`;
}
