import { deviceMemory } from "./device-memory.ts";

const memory = deviceMemory("lokalkorb:plain-keys");

/** Keys without Strg can be turned off on a device: speech input types letters, too (WCAG 2.1.4). */
export const plainKeys = {
  areOn: (): boolean => memory.read() !== "off",
  turn: (on: boolean): void => memory.write(on ? "" : "off"),
};

/** A scanner types its letters in less than that: a key alone is meant as one. */
export const aloneMillis = 150;
