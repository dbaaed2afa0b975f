import { expect, it } from "vitest";
import { middle, mostDegrees, straightScale } from "./crop-photo.ts";

it("a straightened photo fills its corners, and is no larger than that asks for", () => {
  for (const [width, height] of [[4, 3], [3, 4], [1, 1], [5, 2]] as const)
    for (const degrees of [0, 2.5, -7, mostDegrees, -mostDegrees]) {
      const scale = straightScale(width, height, degrees);
      const angle = (degrees * Math.PI) / 180;
      // Each corner of the frame, turned back, lies inside the larger photo; one of them on its edge.
      const reach = [1, -1].flatMap((side) => {
        const [x, y] = [width / 2, (side * height) / 2];
        const back = [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)] as const;
        return [Math.abs(back[0]) / ((scale * width) / 2), Math.abs(back[1]) / ((scale * height) / 2)];
      });
      expect(Math.max(...reach)).toBeCloseTo(1, 9);
    }
}); // prettier-ignore

it("begins with the largest part of the middle that has the ratio of its place", () => {
  expect(middle(400, 300, 4 / 3)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(middle(400, 200, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
});
