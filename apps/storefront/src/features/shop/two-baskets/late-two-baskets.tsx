import type { Menu } from "@lokalkorb/domain/menu/menu";
import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import { useSyncExternalStore, type ReactElement } from "react";
import { onQuestion, openQuestion } from "@/entities/basket/account/two-baskets";

const Question = lateComponent<{ readonly menu: Menu }>(
  latePart(
    "two-baskets",
    async () =>
      (await import(/* webpackChunkName: "part-two-baskets" */ "./two-baskets-question.tsx")).TwoBasketsQuestion,
  ),
  () => null,
);

/** Few have two baskets. Until the question is there both stay as they are. */
export const LateTwoBaskets = ({ menu }: { readonly menu: Menu }): ReactElement | null =>
  useSyncExternalStore(onQuestion, openQuestion, () => null) && <Question menu={menu} />;
