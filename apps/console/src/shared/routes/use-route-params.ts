import { useRouter } from "next/router";

/** Parameters of the address; null before hydration, when a page rendered ahead of time does not know them yet. */
export function useShopId(): string | null {
  const { isReady, query } = useRouter();
  const value = query["restaurantId"];
  return isReady && typeof value === "string" ? value : null;
}
