import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { SoldOutChoice } from "@lokalkorb/domain/catalog/goods/sold-out";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { type AdminTransaction, readDocuments } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { optionDocument } from "@lokalkorb/model/documents/offerings/options";
import type { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { type LiveItemLists, type LiveItemState, liveItemState, soldOutChoicesOf } from "./live-lists.ts";

type Live = DocumentOf<typeof storefrontDocument>["live"];

interface Known {
  readonly items: readonly DocumentOf<typeof itemDocument>[];
  readonly options: readonly DocumentOf<typeof optionDocument>[];
}

/**
 * The lists of a new menu. Items and options were read before this transaction: those of which `live` says something else by
 * now are read again in it, and only they can have changed.
 */
export async function liveAfterPublication(
  tx: AdminTransaction,
  menu: Menu,
  { items, options }: Known,
  live: Live,
  now: Instant,
): Promise<Required<LiveItemLists> & { readonly soldOutChoices: readonly SoldOutChoice[] }> {
  const { offeringId } = menu;
  const states = items.map((item) => liveItemState(item.id, item, now)).filter(({ itemId }) => itemId in menu.items);
  const changed = states.filter((state) => !isSaid(live, state)).map(({ itemId }) => itemId);
  const isSaidOf = (option: DocumentOf<typeof optionDocument>): boolean =>
    wordOf(soldOutChoicesOf([option], now)) ===
    wordOf((live.soldOutChoices ?? []).filter(({ optionId, until }) => optionId === option.id && until > now));
  const changedOptions = options.filter((option) => !isSaidOf(option)).map(({ id }) => id);

  const again = await readDocuments(
    tx,
    itemDocument,
    changed.map((itemId) => ({ offeringId, itemId })),
  );
  const optionsAgain = await readDocuments(
    tx,
    optionDocument,
    changedOptions.map((optionId) => ({ offeringId, optionId })),
  );
  const fresh = new Map(again.flatMap((item) => (item === null ? [] : [[item.id, liveItemState(item.id, item, now)]])));
  const freshOptions = new Map(optionsAgain.flatMap((option) => (option === null ? [] : [[option.id, option]])));
  return {
    ...listsOf(states.map((state) => fresh.get(state.itemId) ?? state)),
    soldOutChoices: soldOutChoicesOf(
      options.map((option) => freshOptions.get(option.id) ?? option),
      now,
    ),
  };
}

const isSaid = (live: LiveItemLists, { itemId, isGone, isLow, until }: LiveItemState): boolean =>
  live.soldOutItemIds.includes(itemId) === isGone &&
  live.lowItemIds.includes(itemId) === (isLow && !isGone) &&
  live.soldOutUntil?.[itemId] === until;

function listsOf(states: readonly LiveItemState[]): Required<LiveItemLists> {
  const idsOf = (wanted: (state: LiveItemState) => boolean): string[] =>
    states
      .filter(wanted)
      .map(({ itemId }) => itemId)
      .toSorted();
  return {
    soldOutItemIds: idsOf(({ isGone }) => isGone),
    lowItemIds: idsOf(({ isLow, isGone }) => isLow && !isGone),
    soldOutUntil: Object.fromEntries(
      states.flatMap(({ itemId, until }) => (until === undefined ? [] : [[itemId, until]])),
    ),
  };
}

const wordOf = (choices: readonly SoldOutChoice[]): string =>
  choices
    .map(({ optionId, choiceId, until }) => `${optionId} ${choiceId} ${until}`)
    .toSorted()
    .join("\n");
