import { declareWithdrawal } from "@lokalkorb/contracts/withdrawals";
import { formatClock, formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { NextApiHandler } from "next";
import { readShopPage } from "@/entities/shop-page/read-shop-page.server";
import { withoutGoods } from "@/entities/shop-page/beginning.server";
import { fieldsOf, isText } from "@/shared/environment/browser-storage";
import { callPlainly } from "@/shared/live/call-plainly.server";
import { sendingFailures } from "@/shared/live/use-sending";
import { formOfTab } from "../withdraw-form.ts";
import { withdrawRefusals } from "../withdraw-text.ts";
import { confirmPage, donePage, fieldsPage, wrongFields } from "./plain-page.server.ts";

/**
 * `POST /api/widerruf`: WDR-02 without scripts, in the same two steps and with the same labels. The page's own form leads
 * here where no script takes it; what is typed travels in the form, and nothing is kept before the last button.
 */
export const withdrawEndpoint: NextApiHandler<string> = async ({ method, body }, response) => {
  response.setHeader("Cache-Control", "no-store");
  const fields = fieldsOf(body);
  const slug = fields["shop"];
  if (method !== "POST" || !isText(slug)) return void response.status(400).end();
  const found = await readShopPage(slug, withoutGoods).catch(() => null);
  if (found === null) return void response.status(404).end();
  const { restaurantId, shop: seller } = found.menu;
  const shop = { name: seller.name, slug: seller.slug, email: seller.emailPublic };
  const form = formOfTab(body);
  const show = (status: number, html: string): void =>
    response.status(status).setHeader("Content-Type", "text/html; charset=utf-8").send(html);
  const errors = wrongFields(form);
  const { step, requestId: asked } = fields;
  if (errors !== null || step === "back")
    return show(errors === null ? 200 : 422, fieldsPage(shop, form, step === "back" ? {} : (errors ?? {})));
  const requestId = isText(asked) && asked !== "" ? asked : crypto.randomUUID();
  if (step !== "confirm") return show(200, confirmPage(shop, form, requestId, null));
  const answer = await callPlainly(declareWithdrawal, {
    requestId,
    restaurantId,
    name: form.name.trim(),
    orderNo: form.orderNo.trim(),
    email: form.email.trim(),
    ...(form.goods.trim() === "" ? {} : { goods: form.goods.trim() }),
  });
  if (!answer.ok) {
    const problem = answer.refusal === null ? sendingFailures.unavailable : withdrawRefusals[answer.refusal.type];
    return show(answer.refusal === null ? 502 : 409, confirmPage(shop, form, requestId, problem));
  }
  const { receivedAt, timezone } = answer.value;
  const moment = `${formatDate(instantToLocal(receivedAt, timezone).date)}, ${formatClock(receivedAt, timezone)}`;
  return show(200, donePage(shop, moment, form.email.trim()));
};
