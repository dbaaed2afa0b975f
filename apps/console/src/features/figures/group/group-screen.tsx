import { roleIn } from "@lokalkorb/domain/access/viewer";
import { SpinnerIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { useSignedInState } from "@/shared/environment/use-viewer-state";
import { groupPath } from "@/shared/routes/routes";
import { ScreenHead } from "@/shared/routes/screen-head";
import { groupText as words } from "./group-text.ts";
import { ShopCard } from "./shop-card.tsx";

/** All shops of an account side by side. */
export function GroupScreen(): ReactElement {
  const state = useSignedInState(groupPath());
  return (
    <div className="grid w-full max-w-[1120px] content-start gap-4">
      <ScreenHead route="group" />
      <div className="grid gap-1">
        <h1 className="text-h1">{words.title}</h1>
        <p className="text-ink-2">{words.lead}</p>
      </div>
      {state.status === "signedIn" ? (
        <ul className="grid gap-4 lg:grid-cols-2">
          {state.viewer.restaurants.map((restaurantId) => {
            const role = roleIn(state.viewer, restaurantId);
            return role === null ? null : <ShopCard key={restaurantId} restaurantId={restaurantId} role={role} />;
          })}
        </ul>
      ) : (
        <SpinnerIcon size={24} className="spinner text-theme-ink" label={words.loading} />
      )}
    </div>
  );
}
