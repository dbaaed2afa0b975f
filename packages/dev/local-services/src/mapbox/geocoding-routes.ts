import { createHash } from "node:crypto";
import { json, type Reply, type Route } from "../service/service-route.ts";
import { knownStreets, type KnownTown, knownTowns } from "./known-towns.ts";

/** The token of the stand-in; every other one is refused as the service refuses a wrong one. */
export const geocodingToken = "sk.geocoding_local";

/** Mapbox Geocoding v6, `forward` with structured input: the middle of the town, moved a little by street and number. */
export const geocodingRoutes: readonly Route[] = [
  { method: "GET", path: /^\/search\/geocode\/v6\/forward$/, answer: ({ url }) => forward(url.searchParams) },
];

function forward(query: URLSearchParams): Reply {
  if (query.get("access_token") !== geocodingToken) return json({ message: "Not Authorized - Invalid Token" }, 401);
  const said = (name: string): string => (query.get(name) ?? "").trim();
  const countries = said("country").toUpperCase().split(",");
  const towns = knownTowns.filter(
    ({ country, zip, name }) =>
      countries.includes(country) && (zip === said("postcode") || name.toLowerCase() === said("place").toLowerCase()),
  );
  const limit = Number(query.get("limit") ?? 5);
  const begun = said("autocomplete") === "true" ? said("street").toLowerCase() : null;
  const streets =
    begun === null ? [said("street")] : knownStreets.filter((name) => name.toLowerCase().startsWith(begun));
  const features = towns.flatMap((town) => streets.map((street) => featureOf(town, street, said("address_number"))));
  return json({
    type: "FeatureCollection",
    features: features.slice(0, limit),
    attribution: "local",
  });
}

function featureOf(town: KnownTown, street: string, number: string): object {
  const [east, north] = createHash("sha256").update(`${street} ${number}`).digest();
  const isAddress = street !== "" && number !== "";
  // Some hundred metres at most.
  const shift = (byte = 0): number => (street === "" ? 0 : (byte - 128) / 40_000);
  const [longitude, latitude] = [town.lng + shift(east), town.lat + shift(north)];
  const id = `local.${town.zip}.${Buffer.from(`${street} ${number}`).toString("base64url")}`;
  return {
    type: "Feature",
    id,
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties: {
      mapbox_id: id,
      feature_type: isAddress ? "address" : street === "" ? "postcode" : "street",
      coordinates: { longitude, latitude, accuracy: isAddress ? "interpolated" : "approximate" },
      context: {
        ...(isAddress && { address: { address_number: number, street_name: street, name: `${street} ${number}` } }),
        ...(street !== "" && { street: { name: street } }),
        postcode: { name: town.zip },
        place: { name: town.name },
        country: { country_code: town.country },
      },
      match_code: { confidence: isAddress ? "high" : "low" },
    },
  };
}
