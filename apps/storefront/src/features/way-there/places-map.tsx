import { distanceMeters } from "@lokalkorb/domain/fulfilment/zones/geometry";
import { postalPlaces } from "@lokalkorb/domain/fulfilment/zones/postal-places";
import { pointTowards } from "@lokalkorb/maps/geometry";
import type { MapPlace } from "@lokalkorb/maps/scene";
import { StreetMap } from "@lokalkorb/shell/street-map";
import { useMemo, type ReactElement } from "react";
import type { ShownPlace } from "./places-of.ts";
import { wayThereText as words } from "./way-there-text.ts";

export { prepareMap } from "@lokalkorb/maps/prepare-map";

export interface PlacesMapProps {
  readonly places: readonly ShownPlace[];
  /** The colour of the shop. */
  readonly ink: string;
}

/** Metres around a place, so that towns to find one's way by are in view. */
const aroundMeters = 5000;
const townsWithin = 60_000;
const sides = [0, 90, 180, 270];

/** The places of a shop on a map of our own data; the page says all that it says. */
export function PlacesMap({ places, ink }: PlacesMapProps): ReactElement {
  const shown = useMemo(() => mapPlaces(places, ink), [places, ink]);
  const points = places.flatMap(({ address }) => address.geo ?? []);
  const without = places.filter(({ address }) => address.geo === undefined).map(({ name }) => name);
  if (points.length === 0) return <p>{words.none}</p>;
  return (
    <div className="grid gap-2">
      <StreetMap
        label={words.map}
        height="clamp(18rem, 50vh, 28rem)"
        frame={points.flatMap((at) => sides.map((side) => pointTowards(at, aroundMeters, side)))}
        shapes={none}
        places={shown}
        handles={none}
        onPress={() => undefined}
        missing={<p className="rounded-md border border-line p-3">{words.noMap}</p>}
      />
      <p className="text-meta text-ink-2">
        {words.lead} {without.length > 0 && words.noPoint(without)}
      </p>
    </div>
  );
}

const none: readonly never[] = [];

function mapPlaces(places: readonly ShownPlace[], ink: string): readonly MapPlace[] {
  const own = places.flatMap(({ name, address }): MapPlace[] =>
    address.geo === undefined
      ? []
      : [{ id: name, at: address.geo, label: name, kind: "shop", looks: [], ink, isFull: true }],
  );
  const country = places[0]?.address.country ?? "DE";
  const towns = new Map(
    postalPlaces(country)
      .filter((place) => own.some(({ at }) => distanceMeters(at, place) < townsWithin))
      .map((place) => [place.name, place]),
  );
  return [
    ...own,
    ...[...towns.values()].map((place): MapPlace => ({
      id: place.zip,
      at: place,
      label: place.name,
      kind: "code",
      looks: [],
    })),
  ];
}
