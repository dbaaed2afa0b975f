/** The most letters of the words on a gift card, and the ways in which it arrives; alone, so that a page needs no more. */
export const giftDeliveries = ["mail", "print"] as const;
export const longestGiftMessage = 300;
export const longestGiftName = 60;
