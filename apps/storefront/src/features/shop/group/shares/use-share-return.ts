import Router from "next/router";
import { useEffect, useState } from "react";

/** How one came back from the provider's page. Whether that means paid is said by the order alone. */
export type ShareReturn = "paid" | "stopped" | null;

/** The address loses it at once, and it counts for the shares that are paid now, not for those of a later try. */
export function useShareReturn(isPaying: boolean): ShareReturn {
  const [returned, setReturned] = useState<ShareReturn>(() => {
    const payment = Router.query["zahlung"];
    return typeof payment !== "string" ? null : payment === "abbruch" ? "stopped" : "paid";
  });
  useEffect(() => {
    const { zahlung, ...query } = Router.query;
    if (zahlung !== undefined) void Router.replace({ pathname: Router.pathname, query }, undefined, { shallow: true });
  }, []);
  const [wasPaying, setWasPaying] = useState(isPaying);
  if (wasPaying !== isPaying) {
    setWasPaying(isPaying);
    if (!isPaying) setReturned(null);
  }
  return returned;
}
