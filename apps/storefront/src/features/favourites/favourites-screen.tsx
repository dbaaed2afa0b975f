import { favouritesOf, type Favourite } from "@lokalkorb/domain/access/favourites";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useEffect, useState, type ReactElement } from "react";
import { isAccountHere } from "@/entities/account/account-mark";
import { followFavourites } from "@/entities/favourites/kept/follow-favourites";
import { useFavourites } from "@/entities/favourites/kept/kept-favourites";
import { favouritesText } from "@/entities/favourites/favourites-text";
import { PlainHeader } from "@/layouts/top-bar";
import { useMounted } from "@/shared/hydration/use-mounted";
import { favouritesPath } from "@/shared/routes/favourites-path";
import { homePath, signInPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { favouritesScreenText as words } from "./favourites-screen-text.ts";
import { GoneList, ProductList, ShopList } from "./favourite-lists.tsx";
import { useShownFavourites } from "./use-shown-favourites.ts";

/** All favourites of this browser, or of the account that is signed in here. */
export function FavouritesScreen(): ReactElement {
  const isMounted = useMounted();
  return (
    <>
      <PageHead title={favouritesText.title} noIndex={routes.favourites.noIndex} />
      <PlainHeader backTo={{ href: homePath(), label: words.home }} />
      <main id="inhalt" className="wrap py-6 lg:py-10">
        <h1 className="text-h1">{favouritesText.title}</h1>
        {isMounted ? <Favourites /> : <Waiting />}
      </main>
    </>
  );
}

const Waiting = (): ReactElement => (
  <SkeletonGroup count={3} label={words.loading} className="h-28" groupClassName="mt-4 grid! gap-4" />
);

function Favourites(): ReactElement {
  const kept = favouritesOf(useFavourites());
  // One that is taken out stays in sight until the page is left, so that a slip is put back by a second press.
  const [seen, see] = useState<ReadonlyMap<string, Favourite>>(() => new Map(kept));
  const added = kept.filter(([key]) => !seen.has(key));
  if (added.length > 0) see(new Map([...added, ...seen]));
  useEffect(() => void followFavourites(), []);
  const { answer, more, again } = useShownFavourites([...seen.keys()]);
  const isHere = isAccountHere();
  const lead = (
    <p className="mt-1 max-w-[64ch] text-pretty text-ink-2">
      {isHere ? words.inAccount : words.here} {words.private}{" "}
      {!isHere && (
        <PageLink className="link" href={signInPath(favouritesPath())}>
          {words.signIn}
        </PageLink>
      )}
    </p>
  );
  if (seen.size === 0)
    return (
      <>
        {lead}
        <EmptyState
          title={words.none}
          action={
            <LinkButton component={PageLink} look="outline" href={homePath()}>
              {words.toShops}
            </LinkButton>
          }
        >
          {words.noneHint}
        </EmptyState>
      </>
    );
  const { shown, asked, hasFailed } = answer;
  const keys = new Set(shown.map(({ key }) => key));
  const gone = [...seen].filter(([key]) => asked.has(key) && !keys.has(key));
  return (
    <>
      {lead}
      {hasFailed ? (
        <Notice tone="warning" title={words.failed} announce className="mt-4" action={<Again onPress={again} />}>
          {words.failedHint}
        </Notice>
      ) : (
        asked.size === 0 && <Waiting />
      )}
      <ShopList shops={shown.filter(({ kind }) => kind === "shop")} />
      <ProductList products={shown.filter(({ kind }) => kind === "product")} />
      <GoneList title={words.gone} gone={gone} />
      {/* By their names at least. */}
      {hasFailed && asked.size === 0 && <GoneList title={favouritesText.title} gone={[...seen]} isUnknown />}
      {more !== null && (
        <Button look="outline" className="mt-6" onClick={more}>
          {words.more}
        </Button>
      )}
    </>
  );
}

const Again = ({ onPress }: { readonly onPress: () => void }): ReactElement => (
  <div className="mt-2">
    <Button size="small" look="outline" onClick={onPress}>
      {words.again}
    </Button>
  </div>
);
