import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrastRatio } from "@lokalkorb/theme/contrast";
import { themeVariables } from "@lokalkorb/theme/css-variables";
import { neutralColors, semanticColors } from "@lokalkorb/theme/semantic-colors";
import { bodyTextSteps, fontWeights } from "@lokalkorb/theme/typography";
import { notificationDefaults } from "../notifications/notification-defaults.ts";

function sheet(name: string): string {
  return readFileSync(new URL(`./${name}.css`, import.meta.url), "utf8");
}

const tokens = sheet("tokens");
const light = tokens.slice(0, tokens.indexOf("@media"));

function kebab(name: string): string {
  return name.replace(/([A-Z]|\d)/g, (part) => `-${part.toLowerCase()}`);
}

test("F36 the sheet starts in the default theme, exactly as the theme package derives it", () => {
  for (const [name, value] of Object.entries(themeVariables("green"))) expect(light).toContain(`${name}: ${value};`);
});

test("F38 the sheet carries the colours with a meaning and the neutral ones from their tables", () => {
  for (const [name, value] of Object.entries({ ...semanticColors, ...neutralColors })) {
    expect(light).toContain(`--${kebab(name)}: ${value};`);
  }
});

test("F37 the body takes 12, 14 and 16 px from 0, 768 and 992 px on", () => {
  const steps = tokens.split(/@media \(min-width: (\d+)px\)/);
  const found = [0, 1, 2].map((index) => ({
    fromWidth: index === 0 ? 0 : Number(steps[index * 2 - 1]),
    size: Number(/--t-body: ([\d.]+)rem/.exec(steps[index * 2] ?? "")?.[1]) * 16,
  }));
  expect(found).toEqual(bodyTextSteps);
  expect(sheet("base")).toContain("font: 400 var(--t-body) / 1.5 var(--font)");
});

test("F37 loads one regular and one bold face of Hanken Grotesk, from our own files", () => {
  const faces = sheet("fonts")
    .split("@font-face")
    .filter((face) => face.includes('"Hanken Grotesk"'));
  const weights = faces.map((face) => Number(/font-weight: (\d+)/.exec(face)?.[1]));
  expect(weights).toEqual([fontWeights.regular, fontWeights.bold]);
  for (const face of faces) {
    expect(face).toContain("font-display: swap");
    const file = /url\("([^"]+)"\)/.exec(face)?.[1] ?? "";
    expect(
      readFileSync(new URL(file, import.meta.url))
        .subarray(0, 4)
        .toString(),
    ).toBe("wOF2");
  }
});

test("F39 notifications move for 220 ms", () => {
  const rule = /\.notification\[data-sonner-toast\] \{[^}]*\}/.exec(sheet("parts"))?.[0] ?? "";
  const durations = [...rule.matchAll(/(\d+)ms/g)].map((match) => Number(match[1]));
  expect(new Set(durations)).toEqual(new Set([notificationDefaults.transitionMs]));
});

test("M-P6 labels are bold in the shop, and in the console small and regular in the second ink", () => {
  const rule = (selector: string): string => new RegExp(`\\n  ${selector} \\{[^}]*\\}`).exec(sheet("parts"))?.[0] ?? "";
  expect(rule("\\.field-label")).toMatch(/font-size: max\(0\.8125rem, 1em\);\s+font-weight: 700;/);
  expect(rule("\\.console \\.field-label")).toMatch(
    /font: 400 0\.75rem \/ 1rem var\(--font\);\s+color: var\(--ink-2\);/,
  );
  for (const ground of ["surface", "paper", "sunken"] as const)
    expect(contrastRatio(neutralColors.ink2, neutralColors[ground]), ground).toBeGreaterThanOrEqual(4.5);
});

test("A11-04 A11-10 inputs never fall below 16 px under a finger, and nothing moves where motion is unwanted", () => {
  const base = sheet("base");
  expect(base).toMatch(/input,\s+select,\s+textarea \{\s+font-size: 1rem/);
  expect(base).toMatch(/pointer: coarse\) \{\s+\.console :is\(input, select, textarea\) \{\s+font-size: 1rem/);
  expect(base).toContain("prefers-reduced-motion: reduce");
});
