import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { StreetMap } from "@lokalkorb/shell/street-map";
import { useMemo, useState, type ReactElement } from "react";
import type { FoundShop, Position } from "../list/filter-shops.ts";
import { ChosenShop } from "./chosen-shop.tsx";
import { shopsMapText as words } from "./shops-map-text.ts";
import { firstView, placedShops, shopPins, shopPlaces } from "./shops-scene.ts";

export { prepareMap } from "@lokalkorb/maps/prepare-map";

export interface ShopsMapProps {
  readonly found: readonly FoundShop[];
  /** The wanted place, and its name if the table knows it. */
  readonly here: Position | null;
  readonly town: string | null;
  readonly now: Instant;
}

/** The shops of the list on a map of our own data. The list below says all that it says, and more. */
export function ShopsMap({ found, here, town, now }: ShopsMapProps): ReactElement {
  const [chosen, choose] = useState<string | null>(null);
  const placed = useMemo(() => placedShops(found), [found]);
  const frame = useMemo(() => firstView(placed, here), [placed, here]);
  const places = useMemo(() => {
    const place = here && ({ id: "here", at: here, label: town ?? words.here, kind: "area", looks: [] } as const);
    return shopPlaces(placed, { now, here: place, chosen });
  }, [placed, here, town, now, chosen]);
  const without = found.filter(({ card }) => card.geo === null).map(({ card }) => card.name);
  const shown = placed.find(({ found: { card } }) => card.slug === chosen)?.found;
  if (placed.length === 0) return <p className="mt-3">{words.none}</p>;
  return (
    <div className="mt-3 grid gap-2">
      <div className="relative">
        <StreetMap
          label={words.map}
          height="clamp(22rem, 64vh, 36rem)"
          frame={frame}
          shapes={none}
          places={places}
          handles={shopPins(placed, { now, chosen, onChoose: choose })}
          onPress={() => choose(null)}
          missing={<p className="rounded-md border border-line p-3">{words.noMap}</p>}
        />
        <div aria-live="polite">{shown && <ChosenShop found={shown} now={now} onClose={() => choose(null)} />}</div>
      </div>
      <p className="text-meta text-ink-2">
        {words.lead} {without.length > 0 && words.noPoint(without)}
      </p>
    </div>
  );
}

const none: readonly never[] = [];
