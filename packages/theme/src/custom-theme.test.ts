import { expect, test } from "vitest";
import { correctTheme, correctionSentence } from "./custom-theme.ts";

test("F36 a readable custom theme stays as it is", () => {
  const result = correctTheme({ primary: "#224488", secondary: "#abcdef", gradientText: "white" });
  expect(result.corrections).toEqual([]);
  expect(result.theme).toEqual({ primary: "#224488", secondary: "#abcdef", gradientText: "white" });
});

test("F36 a primary colour that is nearly dark enough is darkened a little", () => {
  const { theme, corrections } = correctTheme({ primary: "#7a7a7a", secondary: "#eee", gradientText: "white" });
  expect(theme.gradientText).toBe("white");
  expect(theme.secondary).toBe("#eeeeee");
  expect(corrections).toEqual([{ part: "primary", from: "#7a7a7a", to: theme.primary, reason: "contrast" }]);
});

test("F36 white text on yellow becomes black and says so in German", () => {
  const { theme, corrections } = correctTheme({ primary: "#ffee00", secondary: "#ffffff", gradientText: "white" });
  expect(theme).toEqual({ primary: "#ffee00", secondary: "#ffffff", gradientText: "black" });
  expect(corrections.map(correctionSentence)).toEqual([
    "Auf dieser Hauptfarbe ist nur schwarze Schrift gut zu lesen. Wir haben sie umgestellt.",
  ]);
});

test("F36 text that is no colour falls back to the default and says so", () => {
  const { theme, corrections } = correctTheme({ primary: "grün", secondary: "A9D18E", gradientText: "white" });
  expect(theme.primary).toBe("#2f7d3b");
  expect(theme.secondary).toBe("#a9d18e");
  expect(corrections.map(correctionSentence)).toEqual(["„grün“ ist keine Farbe. Wir nehmen als Hauptfarbe #2f7d3b."]);
});
