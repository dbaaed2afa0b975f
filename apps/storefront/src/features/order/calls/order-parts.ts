import { latePart } from "@lokalkorb/ui/late-part";

export const commandsPart = latePart(
  "order-commands",
  async () => (await import(/* webpackChunkName: "part-order-commands" */ "./order-commands.ts")).orderCommands,
);
export const watchOrderPart = latePart(
  "watch-order",
  async () => (await import(/* webpackChunkName: "part-watch-order" */ "./watch-order.ts")).watchOrder,
);
