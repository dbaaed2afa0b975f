/**
 * One duty of the law of Germany and Austria. `notBuilt`: which feature it belongs to, where that one is not here yet;
 * `lacks`: what of it is still missing beside what its tests prove.
 */
export interface LegalDuty {
  readonly id: string;
  readonly text: string;
  readonly notBuilt?: string;
  readonly lacks?: string;
}

/** The duties of ordering and selling food; a test proves each, or it says why there is nothing to prove. */
export const legalDuties: readonly LegalDuty[] = [
  { id: "CHK-01", text: "The one button that binds says exactly „zahlungspflichtig bestellen“" },
  { id: "CHK-02", text: "The whole summary stands directly above the button" },
  { id: "CHK-03", text: "Area, minimum, countries and ways to pay are said before anybody orders" },
  { id: "CHK-04", text: "Steps, correction without loss, language, and that the contract is stored" },
  {
    id: "CHK-05",
    text: "Confirmation at once, with the whole order and all terms on something that lasts",
    lacks: "terms of a shop's own, with versions",
  },
  { id: "CHK-06", text: "Nothing that costs or obliges is ticked beforehand" },
  { id: "CHK-07", text: "No payment method costs more than another" },
  { id: "CHK-08", text: "Every fee is shown from the basket on" },
  { id: "CHK-09", text: "A date and a time for the handover, promised and stored" },
  { id: "CHK-10", text: "Terms hold by a sentence, privacy is information and never agreed to" },
  { id: "CHK-11", text: "A guest orders without an account" },
  { id: "CHK-12", text: "What was shown is what is charged, once" },
  { id: "CHK-13", text: "Evidence of what was shown and agreed is stored with the order" },
  { id: "CHK-14", text: "No price depends on who asks" },
  { id: "CHK-15", text: "The sentence about dispute boards, and no link to the closed platform" },
  { id: "CHK-16", text: "The checkout's duties hold for every way to receive goods" },
  { id: "PRC-01", text: "Prices include the tax and all that cannot be left out" },
  { id: "PRC-02", text: "The note on tax beside prices, by the seller's tax scheme" },
  { id: "PRC-03", text: "Base prices in Germany" },
  { id: "PRC-04", text: "Base prices in Austria" },
  { id: "PRC-05", text: "Deposits beside the price, with their kind" },
  { id: "PRC-06", text: "What can be had in reusable packaging is said where it is ordered, and is not dearer" },
  { id: "PRC-07", text: "A reduction is measured by the lowest price of 30 days" },
  { id: "PRC-08", text: "Conditions of codes are said precisely" },
  { id: "PRC-09", text: "Gift cards are money" },
  { id: "PRC-10", text: "Goods by weight: estimate, most, and the price of a kilogram" },
  { id: "VAT-01", text: "Dated tax rates, chosen by the day of the handover" },
  { id: "VAT-02", text: "One price for several rates is split by single prices" },
  { id: "VAT-03", text: "Fees follow the rates of the goods" },
  { id: "VAT-04", text: "Discounts lower the base of what they are on" },
  { id: "VAT-05", text: "The tax of deposits by country" },
  { id: "VAT-06", text: "Tips bear no tax" },
  {
    id: "VAT-07",
    text: "Parcels to the other country: no alcohol, nothing to places outside of the tax territory",
    lacks: "the tax of the country of arrival above 10,000 € a year",
  },
  { id: "VAT-08", text: "Net prices for business customers" },
  { id: "VAT-20", text: "Rounding: gross is the anchor" },
  { id: "FOO-01", text: "What must be known of food stands on the page of the product" },
  { id: "FOO-02", text: "What packed food must say, and what open food must say" },
  { id: "FOO-03", text: "The 14 allergens, known or not sold" },
  { id: "FOO-04", text: "Additives of open food in the words of the law" },
  {
    id: "FOO-05",
    text: "Fields for special goods: fish, eggs, honey, meat, wine",
    lacks: "templates that ask for more than the origin",
  },
  { id: "FOO-06", text: "Organic only with the code of the control body" },
  { id: "FOO-07", text: "„glutenfrei“ and the like only on purpose" },
  {
    id: "FOO-08",
    text: "Goods that expire soon are sold with their date",
    notBuilt: "there is no sale of goods that expire soon",
  },
  {
    id: "FOO-09",
    text: "Business customers: traceability one step forward",
    notBuilt: "business customers and their delivery notes are not here yet",
  },
  { id: "ALC-01", text: "The age of the strictest of the goods" },
  {
    id: "ALC-02",
    text: "The age is declared when ordering and checked at the handover",
    lacks: "a parcel's own service for checking the age",
  },
  { id: "ALC-03", text: "No alcohol in lockers" },
  { id: "ALC-04", text: "Of the check only its result is stored" },
  { id: "PAY-01", text: "The provider's word counts, never the address one comes back to" },
  {
    id: "PAY-02",
    text: "Order plans charge a saved card with a mandate",
    notBuilt: "order plans are not here yet",
  },
  { id: "PAY-03", text: "Direct debit only where the shop wants it, and under way is not paid" },
  { id: "PAY-04", text: "The methods of both countries, as the shop has set them" },
  { id: "PAY-05", text: "Refunds by line, the same way back; a failed payment keeps the basket" },
  { id: "PAY-06", text: "The statement of the card names the shop; no card data passes through us" },
  {
    id: "PAY-07",
    text: "Invoices to business customers with a QR code",
    notBuilt: "business customers and their invoices are not here yet",
  },
];
