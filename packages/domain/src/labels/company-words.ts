import type { OrderCustomer } from "../ordering/order/order.ts";

/** The number of the company's own books and its cost centre, as both apps and the mails call them. */
export const companyBooks = ({ poNumber, costCenter }: Pick<OrderCustomer, "poNumber" | "costCenter">): string =>
  [
    ...(poNumber === undefined ? [] : [`Bestellnummer der Firma: ${poNumber}`]),
    ...(costCenter === undefined ? [] : [`Kostenstelle: ${costCenter}`]),
  ].join(" · ");

/** Who gets the goods: the company before the person who ordered for it. */
export const whoOrdered = ({ name, company }: Pick<OrderCustomer, "name" | "company">): string =>
  [...(company === undefined ? [] : [company]), name].filter((part) => part !== "").join(", ");
