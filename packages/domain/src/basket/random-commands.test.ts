import { expect, test } from "vitest";
import { walkBaskets } from "../testing/walks/basket-walk.ts";

/** `pnpm test:long random-commands` walks further than a test may. */
const sequences = 300;

test(
  "R5 whatever is pressed in whatever order, a basket can be ordered once and only as it was seen",
  { timeout: 60_000 },
  () => {
    const { basket } = walkBaskets(sequences, 20_261_120);
    // Time alone lets a basket go, and there are no reminders yet.
    expect(basket.walked().unwalked).toEqual([
      "open -> abandoned",
      "abandoned -> open",
      "open -> expired",
      "locked -> expired",
      "abandoned -> expired",
      "expired -> open",
    ]);
  },
);
