import { giftCardText as words } from "./discounts-text.ts";

export interface GiftMail {
  readonly shop: string;
  readonly name: string;
  readonly code: string;
  readonly worth: string;
  readonly until: string;
}

/** Opens a letter in the mail program of the seller of the card, who chooses the receiver. */
export function giftMailLink({ shop, name, code, worth, until }: GiftMail): string {
  const text = words.letter({ shop, code, worth, until });
  return `mailto:?subject=${encodeURIComponent(words.letterTitle(name, shop))}&body=${encodeURIComponent(text)}`;
}
