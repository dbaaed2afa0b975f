import type { Locator, Page } from "@playwright/test";

const perCharacter = 0.3;
const perPress = 1.5;
const perScreen = 5;

/** Presses, typed fields and new screens of one person, and the time that a calm one takes for them. */
export class Effort {
  presses = 0;
  fields = 0;
  characters = 0;
  screens = 1;

  constructor(page: Page) {
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) this.screens++;
    });
  }

  async press(place: Locator): Promise<void> {
    this.presses++;
    await place.click();
  }

  async type(place: Locator, words: string): Promise<void> {
    this.fields++;
    this.characters += words.length;
    await place.fill(words);
  }

  /** Opening a list and taking one of it. */
  async choose(place: Locator, label: string): Promise<void> {
    this.presses += 2;
    await place.selectOption({ label });
  }

  get minutes(): number {
    return (this.characters * perCharacter + this.presses * perPress + this.screens * perScreen) / 60;
  }

  /** For the report of a run. */
  toString(): string {
    return `${this.presses} presses, ${this.fields} typed fields, ${this.screens} screens: ${this.minutes.toFixed(1)} minutes`;
  }
}
