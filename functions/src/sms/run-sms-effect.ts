import { internationalPhone } from "@lokalkorb/domain/kernel/country/phone-number";
import { isQuiet } from "@lokalkorb/domain/kernel/time/quiet-hours";
import { hourMs } from "@lokalkorb/domain/kernel/time/instant";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { PermanentFailure, type EffectRunner } from "../outbox/effect-runner.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import type { SmsDeps } from "./sms-port.ts";
import { watchSms } from "./watch-sms.ts";

/** An SMS that is late wakes people for nothing. */
const newsFor = hourMs;

/** Tells the one number of a shop what cannot wait. Without a number, without a service and in its quiet hours there is none. */
export const runSmsEffect: EffectRunner<SmsDeps & MailDeps> = async (deps, entry) => {
  const { restaurantId, event, watch, createdAt } = entry;
  const now = deps.now();
  // Entries of before belong to one order each, and have nothing to say here.
  if (watch === undefined || deps.sms === null || now - createdAt > newsFor) return;
  const shop = await readDocument(deps.db, shopDocument, { restaurantId });
  const settings = await readDocument(deps.db, settingsDocument, { restaurantId });
  if (shop === null || settings === null) return;
  const { phoneAlarm = "", quietHours } = settings.notifications;
  const to = internationalPhone(phoneAlarm, shop.country);
  if (to === null || isQuiet(quietHours, now, shop.timezone)) return;
  const link = `${deps.mail().config.consoleUrl}/${restaurantId}/bestellungen`;
  const text = watchSms({ event, shopName: shop.name, timezone: shop.timezone, ...watch, link });
  const isAgain = (entry.effects["sms"]?.attempts ?? 0) > 0 || (entry.begun ?? 0) > 0;
  const result = await deps.sms.send({ to, text, since: createdAt, isAgain });
  if (result.type === "refused") throw new PermanentFailure(result.error);
};
