import { expect, test } from "vitest";
import { likelyStateOf } from "./german-states.ts";

// One town of each state, and towns whose neighbours on the postal map lie in another one.
test.each([
  ["70173", "BW"], ["80331", "BY"], ["10115", "BE"], ["14467", "BB"], ["28195", "HB"], ["20095", "HH"],
  ["60311", "HE"], ["18055", "MV"], ["30159", "NI"], ["40213", "NW"], ["55116", "RP"], ["66111", "SL"],
  ["01067", "SN"], ["39104", "ST"], ["24103", "SH"], ["99084", "TH"],
  ["83253", "BY"], ["14193", "BE"], ["27568", "HB"], ["63739", "BY"], ["88131", "BY"], ["88045", "BW"],
  ["89231", "BY"], ["89073", "BW"], ["97980", "BW"], ["64625", "HE"], ["68623", "HE"], ["48527", "NI"],
])("%s lies in %s", (zip, state) => {
  expect(likelyStateOf(zip)).toBe(state);
}); // prettier-ignore

test("what is no German postal code lies in no state", () => {
  for (const zip of ["8010", "", "00000", "831"]) expect(likelyStateOf(zip), zip).toBeNull();
});
