import { sendOrderLinks } from "@lokalkorb/contracts/orders";
import type { ModelClient } from "@lokalkorb/model/client/model-client";

export interface LinkWish {
  readonly requestId: string;
  readonly no: string;
  readonly email: string;
}

export const sendLinks = (client: ModelClient, wish: LinkWish) => client.call(sendOrderLinks, wish);
