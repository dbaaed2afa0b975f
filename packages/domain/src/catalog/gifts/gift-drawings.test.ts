import { expect, it } from "vitest";
import { giftCardSize, giftDrawings } from "./gift-drawings.ts";
import { giftDesigns } from "./gift-offer.ts";

it.each(giftDesigns)(
  "the card „%s“ is drawn in numbers that page and paper can read, and leaves its writing readable",
  (design) => {
    const shapes = giftDrawings[design];
    expect(shapes.length).toBeGreaterThan(3);
    for (const { d, strength } of shapes) {
      expect(d).toMatch(/^M[-\d. MCLQHVAZachlqvtzst]+$/);
      expect(d).not.toMatch(/NaN|Infinity|undefined/);
      expect(strength).toBeGreaterThan(0);
      expect(strength).toBeLessThan(0.7);
    }
    const [first] = /\d+/.exec(shapes[0]?.d ?? "") ?? [];
    expect(Number(first)).toBeLessThanOrEqual(giftCardSize.width);
  },
);
