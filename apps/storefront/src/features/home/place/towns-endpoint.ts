import type { NextApiRequest, NextApiResponse } from "next";
import { listedShops } from "@/entities/listing/listings.server";

/** `GET /api/towns`: the postal codes of listed shops, each with a point to about a kilometre. */
export async function townsEndpoint(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const towns = new Map<string, readonly [zip: string, lat: number, lng: number]>();
  for (const { zip, geo } of await listedShops())
    if (geo !== undefined) towns.set(zip, [zip, toKilometre(geo.lat), toKilometre(geo.lng)]);
  response.setHeader("Cache-Control", "public, max-age=3600");
  response.status(200).json([...towns.values()]);
}

const toKilometre = (degrees: number): number => Math.round(degrees * 100) / 100;
