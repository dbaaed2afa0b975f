import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { notify } from "@lokalkorb/ui/notify";
import { useEffect, useRef, useState } from "react";
import { useMarkDraft } from "@/entities/catalog/use-mark-draft";
import { useShop } from "@/entities/shop/shop-context";
import { useCommandQueue } from "@/shared/commands/command-queue";
import { failureText } from "@/shared/commands/failure-text";
import { formText } from "@/shared/forms/state/form-text";
import type { Category } from "../state/use-catalog.ts";
import { movedRow } from "./moved-row.ts";

interface Placed {
  readonly order: readonly Category[];
  /** The live list that this order is newer than; null while it is being stored. */
  readonly than: readonly Category[] | null;
}

export interface PlacedCategories {
  /** As they were last put, before the database tells it. */
  readonly shown: readonly Category[];
  readonly move: (from: number, to: number) => void;
}

/** The order of the categories; each move is stored at once, one after the other. */
export function usePlaceCategories(categories: readonly Category[]): PlacedCategories {
  const { offeringId, storefrontIds } = useShop().shop;
  const storefrontId = storefrontIds[0] ?? "";
  const client = useModelClient();
  const markDraft = useMarkDraft();
  const queued = useCommandQueue();
  const [placed, setPlaced] = useState<Placed | null>(null);
  const moves = useRef(0);
  const live = useRef(categories);
  useEffect(() => {
    live.current = categories;
  }, [categories]);
  const isNewer = placed !== null && (placed.than === null || placed.than === categories);
  const shown = isNewer ? placed.order : categories.filter(({ status }) => status !== "archived");

  const move = async (from: number, to: number): Promise<void> => {
    if (client === null) return;
    const order = movedRow(shown, from, to);
    moves.current += 1;
    const mine = moves.current;
    setPlaced({ order, than: null });
    const writes = order.map(({ id: categoryId }, position) => ({
      at: { offeringId, storefrontId, categoryId },
      patch: new Map([["position", position]]),
    }));
    const answer = await queued(() => client.write.together(categoryDocument, writes));
    if (answer.ok) await markDraft();
    else {
      const detail = failureText[answer.failure?.type ?? "unavailable"];
      notify({ message: formText.notSaved, detail, tone: "danger" });
    }
    if (mine === moves.current) setPlaced(answer.ok ? { order, than: live.current } : null);
  };
  return { shown, move: (from, to) => void move(from, to) };
}
