import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";

/** An order as the console holds it. */
export type ShopOrder = DocumentOf<typeof orderDocument>;

export const orderSubject = (dayCode: string): string => `Bestellung ${dayCode}`;
