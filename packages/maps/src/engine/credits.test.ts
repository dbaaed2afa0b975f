import { expect, test } from "vitest";
import { creditsIn } from "./credits.ts";

test("F04 reads who has to be named out of an attribution, and neither scripts nor other addresses", () => {
  const streets =
    '<a href="https://www.mapbox.com/about/maps/" target="_blank">&copy; Mapbox</a> <a href="https://www.openstreetmap.org/copyright/">&copy; OpenStreetMap &odd;</a>';
  expect(
    creditsIn([streets, streets, '<a href="javascript:alert(1)">x</a><a href="https://a.example/"> </a>']),
  ).toEqual([
    { text: "© Mapbox", href: "https://www.mapbox.com/about/maps/" },
    { text: "© OpenStreetMap &odd;", href: "https://www.openstreetmap.org/copyright/" },
  ]);
});
