import { HeartIcon } from "@lokalkorb/ui/icons";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { useLate } from "@lokalkorb/ui/use-late";
import { useState, type ReactElement } from "react";
import { mayHaveFavourites } from "./kept/favourites-key.ts";
import { favouritesPart } from "./favourites-part.ts";
import type { HeartProps } from "./heart.tsx";
import { heartLooks } from "./heart-look.ts";
import { heartText } from "./heart-text.ts";

/** Comes with a press, or where this browser has favourites. */
export function LateHeart(props: Omit<HeartProps, "isAsked">): ReactElement {
  const { look = "word" } = props;
  const [by, come] = useState<boolean | null>(null);
  const part = useLate(favouritesPart, by !== null);
  return by !== null && part.status === "here" ? (
    <part.module.Heart {...props} isAsked={by} />
  ) : (
    <>
      <button
        type="button"
        aria-label={heartText.of(props.name)}
        aria-pressed={false}
        className={heartLooks[look]}
        ref={(button) => {
          if (button && by === null && mayHaveFavourites()) come(false);
        }}
        onClick={() => come(true)}
      >
        <HeartIcon size={16} />
        {look === "word" && heartText.favourite}
      </button>
      {by && <LateNotice part={favouritesPart} />}
    </>
  );
}
