import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import type { OutboxEntry } from "../outbox/effect-runner.ts";
import { sendNewMail } from "./delivery/deliver-mail.ts";
import type { MailDeps } from "./delivery/mail-ports.ts";
import { addressHash } from "./delivery/suppression.ts";
import { readMailShop } from "./read-mail-shop.ts";
import {
  autoPausedMail,
  boardAsleepMail,
  orderRejectionsMail,
  type WatchMailFacts,
} from "./templates/watch/watch-mails.ts";

const templates: Readonly<Record<string, (facts: WatchMailFacts) => ReturnType<typeof boardAsleepMail>>> = {
  boardAsleep: boardAsleepMail,
  autoPaused: autoPausedMail,
  orderRejections: orderRejectionsMail,
};

/** Tells the people of a shop that its orders stay without an answer; without addresses for that, its owners. */
export async function mailWatch(
  deps: MailDeps,
  { restaurantId, id, event }: OutboxEntry,
  watch: NonNullable<OutboxEntry["watch"]>,
): Promise<void> {
  const template = templates[event];
  if (template === undefined) throw new Error(`No mail knows the event "${event}"`);
  const { shop, staffAddresses } = await readMailShop(deps, restaurantId);
  const ports = deps.mail();
  const console = `${ports.config.consoleUrl}/${restaurantId}`;
  const content = template({
    shopName: shop.name,
    timezone: shop.timezone,
    ...watch,
    board: `${console}/bestellungen`,
    settings: `${console}/einstellungen`,
  });
  const addresses = staffAddresses.length > 0 ? staffAddresses : await ownersOf(deps, restaurantId);
  const mails = addresses.map((to) => ({ id: `${id}_${addressHash(to).slice(0, 24)}`, to, content, shop: null }));
  await Promise.all(mails.map((mail) => sendNewMail(deps, ports, mail)));
}

/** The addresses of those to whom the shop belongs. */
export async function ownersOf({ db }: MailDeps, restaurantId: string): Promise<readonly string[]> {
  const account = await readDocument(db, accountDocument, { restaurantId });
  const owners = (account?.members ?? []).filter(({ role, status }) => role === "owner" && status === "active");
  return owners.map(({ email }) => email);
}
