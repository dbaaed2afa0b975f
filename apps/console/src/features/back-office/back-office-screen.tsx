import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { SearchIcon } from "@lokalkorb/ui/icons";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { BackOfficePage, NotForYou } from "./back-office-page.tsx";
import { backOfficeText as words } from "./back-office-text.ts";
import { ShopRow } from "./shop-row.tsx";
import { useShops, type PlatformShop } from "./use-shops.ts";

/** The platform's own desk: who sells here, and the way to stop it with reasons (PLT-03). */
export function BackOfficeScreen(): ReactElement {
  return (
    <BackOfficePage route="backOffice" lead={words.lead}>
      <ShopList />
    </BackOfficePage>
  );
}

const matches = ({ name, place, email, seller }: PlatformShop, wanted: string): boolean =>
  [name, place, email, seller].some((text) => text.toLowerCase().includes(wanted.trim().toLowerCase()));

function ShopList(): ReactElement {
  const { status, shops, next, load, change } = useShops();
  const [wanted, setWanted] = useState("");
  const found = shops.filter((shop) => matches(shop, wanted));
  if (status === "pending") return <SkeletonGroup count={4} label={words.loading} className="h-20" />;
  if (status === "failed") return <ErrorState title={words.failed} onRetry={() => load()} />;
  if (status === "refused") return <NotForYou />;
  return (
    <>
      <TextField
        label={<span className="sr-only">{words.search}</span>}
        type="search"
        placeholder={words.search}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        before={<SearchIcon />}
      />
      {found.length === 0 ? (
        <EmptyState title={words.none(wanted.trim())} />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {found.map((shop) => (
            <ShopRow key={shop.restaurantId} shop={shop} onChange={change} />
          ))}
        </ul>
      )}
      {next !== undefined && (
        <Button look="outline" className="justify-self-center" onClick={() => load(next)}>
          {words.more}
        </Button>
      )}
    </>
  );
}
