import type { HexColor } from "./theme.ts";

/** Red, green and blue from 0 to 255, whole numbers once they came from a hex colour. */
export type Rgb = readonly [number, number, number];

const hexPattern = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Reads `#2f7d3b`, `2F7D3B` or `#abc`; anything else is no colour and yields undefined. */
export function parseHexColor(text: string): HexColor | undefined {
  const digits = hexPattern.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

export function toRgb(color: HexColor): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function toHex(rgb: Rgb): HexColor {
  const digits = rgb.map((part) =>
    Math.round(Math.min(255, Math.max(0, part)))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

/** One sRGB channel (0 to 255) as linear light (0 to 1). */
export function toLinear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function fromLinear(light: number): number {
  const part = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return part * 255;
}

type Oklab = readonly [number, number, number];

function toOklab(color: HexColor): Oklab {
  const [red, green, blue] = toRgb(color).map(toLinear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toLight([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function fromOklab(color: Oklab): HexColor {
  const [red, green, blue] = toLight(color);
  return toHex([fromLinear(red), fromLinear(green), fromLinear(blue)]);
}

/** `share` (0 to 1) of the second colour in the first, as `color-mix(in oklab, …)` does it, but as a plain colour. */
export function mixColors(first: HexColor, second: HexColor, share: number): HexColor {
  const from = toOklab(first);
  const to = toOklab(second);
  const part = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share;
  return fromOklab([part(0), part(1), part(2)]);
}

/** The painted colour at `share` of the way through a plain gradient: browsers blend the channels as they are. */
export function blendColors(first: HexColor, second: HexColor, share: number): HexColor {
  const from = toRgb(first);
  const to = toRgb(second);
  const part = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share;
  return toHex([part(0), part(1), part(2)]);
}

/**
 * A darker shade that keeps its hue. Strong colours darken as with black; pastels would turn grey that
 * way, so theirs keep their strength and gain a little, as far as a screen can show it.
 */
export function shadeColor(color: HexColor, share: number): HexColor {
  const [lightness, a, b] = toOklab(color);
  const pastel = Math.min(1, Math.max(0, (lightness - 0.6) / 0.25));
  const wanted = (1 - share * 0.8) * (1 - pastel) + 1.3 * pastel;
  for (let strength = wanted; strength > 0; strength -= 0.05) {
    const candidate: Oklab = [lightness * (1 - share), a * strength, b * strength];
    if (toLight(candidate).every((part) => part >= 0 && part <= 1)) return fromOklab(candidate);
  }
  return fromOklab([lightness * (1 - share), 0, 0]);
}

/** How far two colours look apart (Euclidean in OKLab; 0.02 is just visible, 1 is black to white). */
export function colorDistance(first: HexColor, second: HexColor): number {
  const a = toOklab(first);
  const b = toOklab(second);
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
