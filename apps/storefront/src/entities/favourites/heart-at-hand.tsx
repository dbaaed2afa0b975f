import { useLate } from "@lokalkorb/ui/use-late";
import type { ReactElement } from "react";
import { useFirstInteraction } from "@/shared/hydration/use-first-interaction";
import { favouritesPart } from "./favourites-part.ts";
import type { HeartProps } from "./heart.tsx";

/** Where a page is looked at first: there from the first input on, in a place that nothing makes room for. */
export function HeartAtHand(props: Omit<HeartProps, "isAsked">): ReactElement | null {
  const part = useLate(favouritesPart, useFirstInteraction());
  return part.status === "here" ? <part.module.Heart {...props} /> : null;
}
