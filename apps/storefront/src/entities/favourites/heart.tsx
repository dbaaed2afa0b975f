import { favouriteKey, favouritesOf, withFavourite, withoutFavourite } from "@lokalkorb/domain/access/favourites";
import { readStorefrontAddress } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import { PageLink } from "@lokalkorb/shell/page-link";
import { HeartIcon } from "@lokalkorb/ui/icons";
import { useEffect, useState, type ReactElement } from "react";
import { favouritesPath } from "@/shared/routes/favourites-path";
import { useFirstInteraction } from "@/shared/hydration/use-first-interaction";
import { favouritesText as words } from "./favourites-text.ts";
import { followFavourites } from "./kept/follow-favourites.ts";
import { heartLooks, type HeartLook } from "./heart-look.ts";
import { heartText } from "./heart-text.ts";
import { changeFavourites, useFavourites } from "./kept/kept-favourites.ts";

export interface HeartProps {
  readonly restaurantId: string;
  /** Absent: the shop itself. */
  readonly productId?: string;
  /** The first part of the page's address, which names the storefront. */
  readonly slug: string;
  readonly name: string;
  /** Its button was pressed before it was there. */
  readonly isAsked?: boolean;
  readonly look?: HeartLook;
}

/** Beside the name of a shop or a product. */
export function Heart({ restaurantId, productId, slug, ...rest }: HeartProps): ReactElement {
  const storefrontId = readStorefrontAddress(slug)?.storefrontId ?? undefined;
  return <HeartButton of={favouriteKey({ restaurantId, productId, storefrontId })} {...rest} />;
}

export interface HeartButtonProps {
  /** `favouriteKey` of the shop or the product. */
  readonly of: string;
  readonly name: string;
  readonly isAsked?: boolean;
  readonly look?: HeartLook;
}

/** Puts a shop or a product among the favourites, or takes it out. */
export function HeartButton({ of, name, isAsked = false, look = "word" }: HeartButtonProps): ReactElement {
  const isKept = favouritesOf(useFavourites()).some(([key]) => key === of);
  const [said, say] = useState("");
  const hand = useFirstInteraction();
  useEffect(() => {
    if (hand) void followFavourites();
  }, [hand]);
  const add = (): void => {
    const isIn = changeFavourites((kept) => withFavourite(kept, of, { name, at: Date.now() }));
    say(isIn ? words.kept : words.full);
    void followFavourites();
  };
  const remove = (): void => {
    changeFavourites((kept) => withoutFavourite(kept, of));
    say(words.removed);
  };
  useEffect(() => {
    if (isAsked) add();
    // oxlint-disable-next-line react/exhaustive-deps -- the one press before it was there
  }, []);
  return (
    <>
      <button
        type="button"
        aria-pressed={isKept}
        aria-label={heartText.of(name)}
        className={heartLooks[look]}
        onClick={isKept ? remove : add}
      >
        <HeartIcon size={16} {...(isKept && { className: "fill-current! text-danger" })} />
        {look === "word" && heartText.favourite}
      </button>
      <span aria-live="polite" className={look === "word" ? "text-meta text-ink-2" : "sr-only"}>
        {said}{" "}
        {said === words.kept && look === "word" && (
          <PageLink className="link inline-flex min-h-11 items-center" href={favouritesPath()}>
            {words.toAll}
          </PageLink>
        )}
      </span>
    </>
  );
}
