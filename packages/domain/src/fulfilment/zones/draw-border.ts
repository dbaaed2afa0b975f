import { refuse, ok, type Result } from "../../kernel/result.ts";
import type { GeoPoint } from "../methods/zone.ts";
import { crossesItself, edgesMeet, edgesOf, foldsBack } from "./geometry.ts";
import { mostCorners } from "./zone-problems.ts";

/** Why a border stays as it was. */
export type BorderRefusal = { readonly type: "crosses-itself" | "too-many" | "too-few" };
type Border = readonly GeoPoint[];
type Drawn = Result<Border, BorderRefusal>;

/** The next corner while a border is still open: the way drawn so far must not be crossed, closing it comes later. */
export function addCorner(open: Border, corner: GeoPoint): Drawn {
  const last = open.at(-1);
  if (last === undefined) return ok([corner]);
  if (open.length >= mostCorners) return refuse({ type: "too-many" });
  const next = [last, corner] as const;
  const drawn = edgesOf(open).slice(1);
  const stands = last.lat === corner.lat && last.lng === corner.lng;
  // The edge before shares its corner with the new one and must not be run back over; the earlier ones must not be met.
  const meets = drawn.slice(0, -1).some((edge) => edgesMeet(edge, next));
  const goesBack = drawn.slice(-1).some((edge) => foldsBack(edge, next));
  return stands || meets || goesBack ? refuse({ type: "crosses-itself" }) : ok([...open, corner]);
}

/** A new corner between this one and the one after it. */
export function insertCorner(border: Border, after: number, corner: GeoPoint): Drawn {
  if (border.length >= mostCorners) return refuse({ type: "too-many" });
  return whole(border.toSpliced(after + 1, 0, corner));
}

export const moveCorner = (border: Border, index: number, to: GeoPoint): Drawn => whole(border.with(index, to));

/** Three corners are the least that enclose anything. */
export const removeCorner = (border: Border, index: number): Drawn =>
  border.length <= 3 ? refuse({ type: "too-few" }) : whole(border.toSpliced(index, 1));

/** Two corners enclose nothing yet, so nothing can be crossed. */
const whole = (border: Border): Drawn =>
  border.length > 2 && crossesItself(border) ? refuse({ type: "crosses-itself" }) : ok(border);
