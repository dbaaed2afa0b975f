import type { AddressBook, SavedAddress } from "@lokalkorb/domain/access/saved-addresses";
import { consentWords } from "@lokalkorb/domain/access/account-consents";
import { defaultCardFirst } from "@lokalkorb/domain/ordering/payment/card-name";
import type { MailWishes } from "@lokalkorb/domain/ordering/effects/wished-mails";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import type { WriteResult } from "@lokalkorb/model/client/web-writes";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf, type DataState } from "@lokalkorb/model/document/document-state";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import type { Saved } from "./use-profile.ts";

export type ListedOrder = DocumentOf<typeof userOrderDocument>;

/** As the provider told it; no other data of a card is stored. */
export type SavedCard = NonNullable<DocumentOf<typeof privateUserDocument>["paymentMethods"]>[number];

export interface ProfileSeen {
  readonly name: string;
  /** Works in a shop, too. */
  readonly isMerchant: boolean;
  readonly phone: string;
  readonly book: AddressBook;
  readonly cards: readonly SavedCard[];
  readonly defaultCardId: string | undefined;
  readonly mails: MailWishes;
  /** One mail about a basket that is left, and only with this tick. */
  readonly isReminded: boolean;
  /** The newest few; null: they could not be had. */
  readonly orders: readonly ListedOrder[] | null;
}

const newestOrders = 5;
const allMails: MailWishes = { ready: true, outForDelivery: true, shipped: true };

/** The profile of an account, and the ways to change it. The rules have the last word. */
export function profileOf(client: ModelClient, uid: Id<"user">) {
  const profile = client.cache.document(userDocument, { uid });
  const own = client.cache.document(privateUserDocument, { uid });
  const newest = { orderBy: [["placedAt", "desc"]], limit: newestOrders } as const;
  const orders = client.cache.query(queryOf(userOrderDocument, { uid }, newest));

  /** Makes the document where the account has none yet; a field without a value is taken away. */
  const saveOwn = (fields: OwnFields) =>
    own.state().status === "absent"
      ? client.write.set(privateUserDocument, { uid }, given(fields))
      : client.write.update(
          privateUserDocument,
          { uid },
          {
            ...given(fields),
            ...Object.fromEntries(
              Object.entries(fields).flatMap(([name, value]) =>
                value === undefined ? [[name, client.write.removeField()]] : [],
              ),
            ),
          },
        );
  const saveName = (userName: string) =>
    profile.state().status === "absent"
      ? client.write.set(userDocument, { uid }, { userName, restaurants: [], restaurantRoles: {}, locale: "de" })
      : client.write.update(userDocument, { uid }, { userName });

  return {
    watch: (heard: (seen: ProfileSeen) => void): (() => void) => {
      const tell = (): void => {
        const states: readonly DataState<unknown>[] = [profile.state(), own.state(), orders.state()];
        if (states.some(({ status }) => status === "pending")) return;
        const {
          addresses = [],
          defaultAddressId,
          phone = "",
          paymentMethods = [],
          defaultCardId,
          notify = allMails,
          basketReminder,
        } = valueOf(own.state()) ?? {};
        heard({
          name: valueOf(profile.state())?.userName ?? "",
          isMerchant: (valueOf(profile.state())?.restaurants ?? []).length > 0,
          phone,
          book: { addresses, defaultAddressId },
          cards: defaultCardFirst(paymentMethods, defaultCardId),
          defaultCardId,
          mails: notify,
          isReminded: basketReminder?.wanted === true,
          orders: valueOf(orders.state()),
        });
      };
      const stops = [profile.subscribe(tell), own.subscribe(tell), orders.subscribe(tell)];
      tell();
      return () => {
        for (const stop of stops) stop();
      };
    },
    saveDefaultCard: async (defaultCardId: string): Promise<Saved> => savedOf([await saveOwn({ defaultCardId })]),
    saveMails: async (notify: MailWishes): Promise<Saved> => savedOf([await saveOwn({ notify })]),
    saveReminder: async (wanted: boolean): Promise<Saved> => {
      // One secret for all mails of the account, so that the link of an old one does what it says.
      const token = valueOf(own.state())?.basketReminder?.token ?? crypto.randomUUID();
      const basketReminder = { wanted, at: Date.now(), words: consentWords.basketReminder, token };
      return savedOf([await saveOwn({ basketReminder })]);
    },
    saveContact: async ({ name, phone }: { readonly name: string; readonly phone: string }): Promise<Saved> => {
      const written = await Promise.all([saveName(name), saveOwn({ phone: phone === "" ? undefined : phone })]);
      return savedOf(written);
    },
    saveBook: async ({ addresses, defaultAddressId }: AddressBook): Promise<Saved> =>
      savedOf([await saveOwn({ addresses, defaultAddressId })]),
  };
}

interface OwnFields {
  readonly phone?: string | undefined;
  readonly addresses?: readonly SavedAddress[];
  readonly defaultAddressId?: string | undefined;
  readonly defaultCardId?: string | undefined;
  readonly notify?: MailWishes;
  readonly basketReminder?: NonNullable<DocumentOf<typeof privateUserDocument>["basketReminder"]>;
}

const given = ({ phone, addresses, defaultAddressId, defaultCardId, notify, basketReminder }: OwnFields) => ({
  ...(notify === undefined ? {} : { notify }),
  ...(basketReminder === undefined ? {} : { basketReminder }),
  ...(phone === undefined ? {} : { phone }),
  ...(addresses === undefined ? {} : { addresses: [...addresses] }),
  ...(defaultAddressId === undefined ? {} : { defaultAddressId }),
  ...(defaultCardId === undefined ? {} : { defaultCardId }),
});

export type ProfileCalls = ReturnType<typeof profileOf>;

function savedOf(written: readonly WriteResult[]): Saved {
  const failed = written.find((one) => !one.ok);
  if (failed === undefined || failed.ok) return "saved";
  return failed.failure.type === "offline" ? "offline" : "failed";
}
