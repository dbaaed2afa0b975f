import { orderedLines, type BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { sellableOf } from "@lokalkorb/domain/catalog/goods/goods";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useSyncExternalStore, type ReactElement } from "react";
import { onQuestion, openQuestion } from "@/entities/basket/account/two-baskets";
import { basketOf } from "@/entities/basket/use-basket";
import { twoBasketsText as words } from "./two-baskets-text.ts";

/** Both this browser and the account have lines; nothing is dropped before the shopper has said which are wanted. */
export function TwoBasketsQuestion({ menu }: { readonly menu: Menu }): ReactElement | null {
  const question = useSyncExternalStore(onQuestion, openQuestion, () => null);
  if (question?.basket !== basketOf(menu)) return null;
  const { there, answer } = question;
  return (
    <Notice
      tone="warning"
      announce
      title={words.title}
      action={
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={() => answer("both")}>
            {words.both}
          </Button>
          <Button size="small" look="outline" onClick={() => answer("here")}>
            {words.here}
          </Button>
          <Button size="small" look="outline" onClick={() => answer("there")}>
            {words.elsewhere}
          </Button>
        </div>
      }
    >
      {words.there(goodsOf(menu, there))}
    </Notice>
  );
}

function goodsOf(menu: Menu, lines: BasketLines): string {
  const named = orderedLines(lines).map(([, line]) => ({ ...line, name: sellableOf(menu, line)?.name }));
  const known = named.flatMap(({ qty, name }) => (name === undefined ? [] : [words.amount(qty, name)]));
  const others = named.length - known.length;
  return [...known, ...(others === 0 ? [] : [words.others(others)])].join(", ");
}
