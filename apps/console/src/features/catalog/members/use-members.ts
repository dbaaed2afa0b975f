import { mostMembers } from "@lokalkorb/domain/shop/membership";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { notify } from "@lokalkorb/ui/notify";
import { useShop } from "@/entities/shop/shop-context";
import { useSaveDocument } from "@/shared/forms/state/use-save-document";
import { membersText as words } from "./members-text.ts";

export interface Members {
  /** In the order of the alphabet; null while they are on their way. */
  readonly addresses: readonly string[] | null;
  /** A sentence: why nothing was added. */
  readonly add: (addresses: readonly string[]) => Promise<string | null>;
  readonly remove: (address: string) => Promise<void>;
}

/** The list of the shop's members, live. */
export function useMembers(): Members {
  const { restaurantId } = useShop();
  const settings = valueOf(useDocument(settingsDocument, { restaurantId }));
  const saveDocument = useSaveDocument();
  const addresses = settings === null ? null : (settings.members ?? []);
  const keep = async (next: readonly string[]): Promise<boolean> => {
    const before = { members: [...(addresses ?? [])] };
    const saved = await saveDocument(settingsDocument, { restaurantId }, before, { members: [...next] });
    if (saved === "changed") notify({ message: words.changed, tone: "warning" });
    return saved === true;
  };
  return {
    addresses,
    add: async (wanted) => {
      const known = new Set(addresses);
      const fresh = wanted.filter((address) => !known.has(address));
      if (fresh.length === 0) return words.known;
      if (known.size + fresh.length > mostMembers) return words.full(mostMembers);
      if (await keep([...known, ...fresh].toSorted()))
        notify({ message: words.added(fresh.length), tone: "ok", autoDismiss: true });
      return null;
    },
    remove: async (address) => {
      if (await keep((addresses ?? []).filter((one) => one !== address)))
        notify({ message: words.removed(address), tone: "ok", autoDismiss: true });
    },
  };
}
