import { favouritePlace } from "@lokalkorb/domain/access/favourites";
import type { NextApiHandler } from "next";
import { askedAtOnce, type FavouritesAnswer } from "@/entities/favourites/shown/shown-favourite";
import { fieldsOf, isText } from "@/shared/environment/browser-storage";
import { favouritesAnswer } from "./favourites-answer.server.ts";

/** `POST /api/favourites`: how shops and goods can be had now. In the body, so that no log names favourites. */
export const favouritesEndpoint: NextApiHandler<FavouritesAnswer> = async ({ method, body }, response) => {
  response.setHeader("Cache-Control", "no-store");
  const { keys } = fieldsOf(body);
  const places = Array.isArray(keys) && keys.length <= askedAtOnce ? keys.map(placeOf) : [null];
  if (method !== "POST" || places.includes(null)) return void response.status(400).end();
  const answer = await favouritesAnswer(
    places.flatMap((place) => place ?? []),
    Date.now(),
  ).catch(() => null);
  if (answer === null) response.status(502).end();
  else response.status(200).json({ favourites: answer });
};

const placeOf = (key: unknown) => (isText(key) ? favouritePlace(key) : null);
