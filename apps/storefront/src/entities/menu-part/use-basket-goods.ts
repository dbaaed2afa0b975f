import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { sellableOf } from "@lokalkorb/domain/catalog/goods/goods";
import { latePart } from "@lokalkorb/ui/late-part";
import { useEffect, useState } from "react";
import type { SetMenu } from "./menu-part.ts";

const goodsPart = latePart(
  "basket-goods",
  async () => (await import(/* webpackChunkName: "part-basket-goods" */ "./basket-goods.ts")).addGoods,
);

/** Whether all goods of the basket are known: a page of a large menu begins with a part, and asks for theirs. */
export function useBasketGoods(isPart: boolean, menu: Menu, lines: BasketLines, setMenu: SetMenu): boolean {
  const [asked, setAsked] = useState("");
  const missing = isPart ? Object.values(lines).filter((line) => !sellableOf(menu, line)) : [];
  const products = missing.map(({ refId }) => refId).join();
  const question = `${menu.version} ${products}`;
  const isComplete = products === "" || question === asked;
  useEffect(() => {
    if (isComplete) return;
    const add = async (): Promise<void> => {
      const addGoods = await goodsPart.until();
      await addGoods(menu, products.split(","), setMenu);
      setAsked(question);
    };
    void add();
    // oxlint-disable-next-line react/exhaustive-deps -- further parts of a version change nothing about its answer
  }, [isComplete, question]);
  return isComplete;
}
