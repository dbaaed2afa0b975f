import { latePart } from "@lokalkorb/ui/late-part";
import { useLate } from "@lokalkorb/ui/use-late";
import type { ReactElement } from "react";
import { useFirstInteraction } from "@/shared/hydration/use-first-interaction";
import type { HeartProps } from "./heart.tsx";

const heartButtonPart = latePart(
  "heart-button",
  () => import(/* webpackChunkName: "part-heart-button" */ "./late-heart.tsx"),
);

/** Where a page is looked at first: its button is there from the first input on, in a place that nothing makes room for. */
export function HeartAtHand(props: Omit<HeartProps, "isAsked">): ReactElement | null {
  const part = useLate(heartButtonPart, useFirstInteraction());
  return part.status === "here" ? <part.module.LateHeart {...props} /> : null;
}
