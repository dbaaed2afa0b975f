import { findAddress as contract } from "@lokalkorb/contracts/places";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { geocodingSecrets } from "../platform/secrets.ts";
import type { PlaceDeps } from "./geocoder.ts";

/** Without points: coordinates are for the server alone. A service that does not answer proposes nothing, and stops no one. */
const command: Command<typeof contract, PlaceDeps & LimitedDeps> = async ({ address }, caller, deps) => {
  if (deps.geocoder === null) return ok({ isAnswered: false, places: [] });
  const limited = await deps.rateLimits.take(deps, "addressLook", caller);
  if (limited !== null) return refuse(limited);
  try {
    const found = await deps.geocoder(address);
    return ok({
      isAnswered: true,
      places: found.map(({ street, houseNo, zip, city, accuracy }) => ({ street, houseNo, zip, city, accuracy })),
    });
  } catch (error) {
    deps.log.warn("geocoding: no answer", { error: String(error) });
    return ok({ isAnswered: false, places: [] });
  }
};

export const findAddress = defineCallable(contract, command, { secrets: geocodingSecrets });
