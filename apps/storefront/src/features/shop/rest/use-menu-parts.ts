import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { MenuEntry } from "@lokalkorb/domain/catalog/goods/goods";
import { startTransition, useEffect, useState } from "react";
import { withPart } from "@/entities/menu-part/basket-goods";
import { fetchMenuPartPatiently } from "@/entities/menu-part/fetch-menu-part";
import type { SetMenu } from "@/entities/menu-part/menu-part";

/** A part that passes by faster than this is not asked for. */
const passingMillis = 120;

export interface MenuParts {
  /** The entries of the parts that are there. */
  readonly entries: ReadonlyMap<number, readonly MenuEntry[]>;
  /** The last try did not reach the server; the next one comes by itself. */
  readonly failed: boolean;
}

/** Fetches the parts of a large menu that are wanted, all of them at once. */
export function useMenuParts(menu: Menu, wanted: readonly number[], setMenu: SetMenu): MenuParts {
  const [entries, setEntries] = useState<MenuParts["entries"]>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = wanted.filter((part) => !entries.has(part)).join();
  useEffect(() => {
    if (missing === "") return;
    const left = new AbortController();
    const parts = missing.split(",").map(Number);
    const fetchThem = async (): Promise<void> => {
      const answer = await fetchMenuPartPatiently(menu, { parts }, left.signal, () => setFailed(true));
      if (answer === null) return;
      const runs = parts.map((part, at) => [part, answer.runs[at]?.entries ?? []] as const);
      startTransition(() => {
        setFailed(false);
        setMenu(withPart(answer));
        setEntries((known) => new Map([...known, ...runs]));
      });
    };
    const timer = setTimeout(() => void fetchThem(), passingMillis);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- further parts of a version change nothing about these
  }, [missing, menu.version]);
  return { entries, failed };
}
