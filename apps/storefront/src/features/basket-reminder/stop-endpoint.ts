import { stopBasketReminders } from "@lokalkorb/contracts/basket-reminders";
import type { NextApiHandler } from "next";
import { callPlainly } from "@/shared/live/call-plainly.server";
import { routes } from "@/shared/routes/routes";
import { readReminderLink } from "./reminder-link.ts";

/**
 * `/api/erinnerung`, the address in the head of the mail about a basket: a mail program's one press posts there and wants no
 * page (RFC 8058); who opens it sees the page that asks first. The token stands in the address, because the mail's head
 * has no other place for it; it does nothing but end these mails.
 */
export const stopEndpoint: NextApiHandler<never> = async ({ method, url = "" }, response) => {
  response.setHeader("Cache-Control", "no-store");
  const query = url.includes("?") ? url.slice(url.indexOf("?") + 1) : "";
  if (method === "GET" || method === "HEAD")
    return void response.writeHead(303, { Location: `${routes.basketReminder.page}#${query}` }).end();
  const link = readReminderLink(query);
  if (method !== "POST" || link === null) return void response.status(400).end();
  const answer = await callPlainly(stopBasketReminders, link);
  // An account that is gone is mailed no more either.
  if (answer.ok || answer.refusal?.type === "not-found") return void response.status(200).end();
  response.status(answer.refusal?.type === "rate-limited" ? 429 : 502).end();
};
