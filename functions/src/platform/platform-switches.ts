import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { switchesDocument } from "@lokalkorb/model/documents/data/switches";
import type { Firestore } from "firebase-admin/firestore";

/** No order reads a document more for the switches; other instances follow a change within this time. */
const keptFor = 60_000;

export interface PlatformSwitches {
  /** At most a minute old. Without an answer of the database it is as it was, and on at first. */
  startsOnlinePayments(): Promise<boolean>;
  /** After a change by this instance. */
  forget(): void;
}

export function createPlatformSwitches(db: Firestore, now: () => Instant): PlatformSwitches {
  let known = { starts: true, until: 0 };
  return {
    startsOnlinePayments: async () => {
      if (now() < known.until) return known.starts;
      const read = await readDocument(db, switchesDocument, {}).catch(() => undefined);
      known = {
        starts: read === undefined ? known.starts : read?.onlinePayment !== false,
        until: now() + keptFor,
      };
      return known.starts;
    },
    forget: () => {
      known = { ...known, until: 0 };
    },
  };
}
