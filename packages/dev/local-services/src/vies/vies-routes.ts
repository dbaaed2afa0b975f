import { json, type Reply, type Route } from "../service/service-route.ts";

interface Asked {
  readonly countryCode?: string;
  readonly vatNumber?: string;
  readonly requesterNumber?: string;
}

/** Endings that behave as on a bad day; every other number of the right length is valid. */
const badDays: Readonly<Record<string, string>> = { "1204": "MS_UNAVAILABLE", "0087": "MS_MAX_CONCURRENT_REQ" };
const unknown = new Set(["1205", "7115"]);

/** Stands for VIES, the European register of VAT ids (REST, `check-vat-number`). */
export const viesRoutes: readonly Route[] = [
  {
    method: "POST",
    path: /^\/vies\/check-vat-number$/,
    answer: ({ body }) => answerTo(JSON.parse(body.toString("utf8")) as Asked),
  },
];

function answerTo({ countryCode = "", vatNumber = "", requesterNumber }: Asked): Reply {
  if (!/^[A-Z]{2}$/.test(countryCode) || vatNumber === "")
    return json({ actionSucceed: false, errorWrappers: [{ error: "VOW-ERR-1" }] }, 400);
  const ending = vatNumber.slice(-4);
  const error = badDays[ending];
  if (error !== undefined) return json({ actionSucceed: false, errorWrappers: [{ error }] });
  const valid = !unknown.has(ending);
  // Germany keeps names and addresses to itself.
  const isTold = valid && countryCode !== "DE";
  return json({
    countryCode,
    vatNumber,
    requestDate: new Date().toISOString(),
    valid,
    requestIdentifier: requesterNumber === undefined || !valid ? "" : `WAPI${vatNumber}`,
    name: isTold ? `Firma ${countryCode}${vatNumber}` : "---",
    address: isTold ? "Musterweg 1, Musterort" : "---",
  });
}
