import { describe, expect, it } from "vitest";
import { environmentOf, releaseTag, traceSampleRate } from "./environment.ts";

describe("environment", () => {
  it.each([
    ["https://lokalkorb.example", "https://lokalkorb.example/", "production"],
    ["https://preview.lokalkorb.example", "https://lokalkorb.example", "development"],
    ["http://lokalkorb.example", "https://lokalkorb.example", "development"],
    ["http://localhost:3000", "", "development"],
  ])("F34 %s with the app URL %j is %s", (origin, productionUrl, environment) => {
    expect(environmentOf(origin, productionUrl)).toBe(environment);
  });

  it("F34 names a release by app and version", () => {
    expect(releaseTag("storefront", "2510.24.1221")).toBe("storefront@2510.24.1221");
  });

  it("F34 samples half of the traces", () => {
    expect(traceSampleRate).toBe(0.5);
  });
});
