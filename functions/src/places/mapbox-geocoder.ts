import * as z from "@lokalkorb/contracts/schema";
import type { FoundPlace, Geocoder, PostalAddress } from "./geocoder.ts";

const production = "https://api.mapbox.com";
const ordinaryPatience = 5_000;
const most = 3;

/** null without a token: addresses then stay without a point, but for the middle of their postal code. */
export function mapboxGeocoderOf(env: Readonly<Record<string, string | undefined>>): Geocoder | null {
  const token = env["MAPBOX_GEOCODING_TOKEN"] ?? "";
  if (token === "") return null;
  const base = env["MAPBOX_API_BASE"] || production;
  return async (address, patience = ordinaryPatience) => {
    const answer = await fetch(`${base}/search/geocode/v6/forward?${questionOf(address, token)}`, {
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`geocoding answers ${answer.status}`);
    const { features } = z.parse(collection, await answer.json());
    return features.flatMap((feature) => placeOf(feature, address) ?? []);
  };
}

/** `permanent`: the point is stored, which the service allows for such questions alone. Without a number a street may be half typed. */
const questionOf = ({ street, houseNo, zip, city, country }: PostalAddress, token: string): string =>
  new URLSearchParams({
    street,
    ...(houseNo === "" ? { autocomplete: "true" } : { address_number: houseNo }),
    ...(zip === "" ? {} : { postcode: zip }),
    ...(city === "" ? {} : { place: city }),
    country: country.toLowerCase(),
    language: "de",
    limit: String(most),
    permanent: "true",
    access_token: token,
  }).toString();

const named = z.exactOptional(z.object({ name: z.string() }));
const featureSchema = z.object({
  properties: z.object({
    feature_type: z.string(),
    coordinates: z.object({ longitude: z.number(), latitude: z.number() }),
    context: z.object({
      address: z.exactOptional(z.object({ address_number: z.string(), street_name: z.string() })),
      street: named,
      postcode: named,
      place: named,
    }),
  }),
});
const collection = z.object({ features: z.array(featureSchema) });

/** Words that the service does not say are those of the question. */
function placeOf({ properties }: z.infer<typeof featureSchema>, asked: PostalAddress): FoundPlace {
  const { feature_type: type, coordinates, context } = properties;
  return {
    street: context.address?.street_name ?? context.street?.name ?? asked.street,
    houseNo: context.address?.address_number ?? asked.houseNo,
    zip: context.postcode?.name ?? asked.zip,
    city: context.place?.name ?? asked.city,
    country: asked.country,
    lat: coordinates.latitude,
    lng: coordinates.longitude,
    accuracy: type === "address" ? "house" : "area",
  };
}
