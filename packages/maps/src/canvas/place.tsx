import type { ReactElement } from "react";
import type { MapPlace } from "../scene/scene.ts";

/** A dot and its word. It is there to be seen; what can be done with it stands in words beside the map. */
export function Place({ place }: { readonly place: MapPlace }): ReactElement {
  const { at, label, kind, looks, detail, ink, isFull = false, isChosen } = place;
  const [first] = looks;
  const inks = looks.map(
    ({ ink }, index) => `${ink} ${(index * 100) / looks.length}% ${((index + 1) * 100) / looks.length}%`,
  );
  return (
    <div
      className="map-place"
      aria-hidden="true"
      data-kind={kind}
      data-chosen={isChosen}
      data-lat={at.lat}
      data-lng={at.lng}
    >
      <i
        className="map-dot"
        {...(ink !== undefined && { style: { borderColor: ink, ...(isFull && { background: ink }) } })}
        {...(first && { "data-in": true, style: { background: `linear-gradient(90deg, ${inks.join(", ")})` } })}
      >
        {looks.map(({ number }) => number).join("·")}
      </i>
      <span className="map-word">
        {label}
        {detail !== undefined && <small>{` · ${detail}`}</small>}
      </span>
    </div>
  );
}
