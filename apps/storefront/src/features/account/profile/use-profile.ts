import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { AddressBook } from "@lokalkorb/domain/access/saved-addresses";
import type { MailWishes } from "@lokalkorb/domain/ordering/effects/wished-mails";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { latePart } from "@lokalkorb/ui/late-part";
import { useCallback, useEffect, useState } from "react";
import type { ProfileCalls, ProfileSeen } from "./watch-profile.ts";

const profilePart = latePart(
  "account-profile",
  async () => (await import(/* webpackChunkName: "part-account-profile" */ "./watch-profile.ts")).profileOf,
);

export type Saved = "saved" | "offline" | "failed";

export interface Profile {
  readonly seen: ProfileSeen | null;
  saveContact(contact: { readonly name: string; readonly phone: string }): Promise<Saved>;
  saveBook(book: AddressBook): Promise<Saved>;
  saveDefaultCard(cardId: string): Promise<Saved>;
  saveMails(mails: MailWishes): Promise<Saved>;
  saveReminder(wanted: boolean): Promise<Saved>;
}

/** Name, phone, addresses and orders of an account, live. */
export function useProfile(client: ModelClient, uid: Id<"user">): Profile {
  const [seen, setSeen] = useState<ProfileSeen | null>(null);
  const [calls, setCalls] = useState<ProfileCalls | null>(null);
  useEffect(() => {
    let stopped = false;
    let stop: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const profileOf = await profilePart.until();
      if (stopped) return;
      const profile = profileOf(client, uid);
      setCalls(profile);
      stop = profile.watch(setSeen);
    };
    void begin();
    return () => {
      stopped = true;
      stop?.();
    };
  }, [client, uid]);
  const saveContact = useCallback<Profile["saveContact"]>(
    async (contact) => (calls === null ? "offline" : calls.saveContact(contact)),
    [calls],
  );
  const saveBook = useCallback<Profile["saveBook"]>(
    async (book) => (calls === null ? "offline" : calls.saveBook(book)),
    [calls],
  );
  const saveDefaultCard = useCallback<Profile["saveDefaultCard"]>(
    async (cardId) => (calls === null ? "offline" : calls.saveDefaultCard(cardId)),
    [calls],
  );
  const saveMails = useCallback<Profile["saveMails"]>(
    async (mails) => (calls === null ? "offline" : calls.saveMails(mails)),
    [calls],
  );
  const saveReminder = useCallback<Profile["saveReminder"]>(
    async (wanted) => (calls === null ? "offline" : calls.saveReminder(wanted)),
    [calls],
  );
  return { seen, saveContact, saveBook, saveDefaultCard, saveMails, saveReminder };
}
