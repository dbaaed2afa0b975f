import { Failure } from "../values/failure.ts";
import { LatLng } from "../values/values.ts";
import { builtin, wrongArgument, type BuiltinTable, type FunctionTable } from "./builtin.ts";

const EARTH_RADIUS_METRES = 6_371_010;

export const latLngMethods: BuiltinTable<LatLng> = {
  latitude: builtin(0, (point) => point.latitude),
  longitude: builtin(0, (point) => point.longitude),
  distance: builtin(1, (point, [other]) =>
    other instanceof LatLng ? distance(point, other) : wrongArgument("distance()", "a latlng", other),
  ),
};

export const latLngFunctions: FunctionTable = {
  value: builtin(2, (_, [latitude, longitude]) => {
    if (typeof latitude !== "number" && typeof latitude !== "bigint")
      return wrongArgument("latlng.value()", "two numbers", latitude);
    if (typeof longitude !== "number" && typeof longitude !== "bigint")
      return wrongArgument("latlng.value()", "two numbers", longitude);
    const inside = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
    return inside
      ? new LatLng(Number(latitude), Number(longitude))
      : new Failure("latlng.value() needs a latitude within ±90 and a longitude within ±180");
  }),
};

/** Great-circle distance in metres. */
function distance(a: LatLng, b: LatLng): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
