import type { ZoneProblemType } from "@lokalkorb/domain/fulfilment/zones/zone-problems";

const sentences: Readonly<Record<ZoneProblemType | "point", (about: string) => string>> = {
  "no-name": () => "Bitte ausfüllen.",
  "plz-missing": () => "Bitte mindestens eine Postleitzahl eingeben.",
  "plz-malformed": (about) => `Das ist keine Postleitzahl: ${about}.`,
  "plz-unknown": (about) => `Diese Postleitzahl kennen wir nicht: ${about}. Sie gilt trotzdem.`,
  "center-missing": () => "Bitte die Mitte eingeben.",
  "radius-out-of-range": () => "Bitte einen Umkreis bis 200 km eingeben.",
  "swapped-coordinates": () => "Breite und Länge sind vertauscht. Die Breite (etwa 47 bis 55) steht zuerst.",
  "outside-country": () => "Dieser Punkt liegt nicht in deinem Land.",
  "polygon-too-few": () => "Ein Gebiet braucht mindestens drei Ecken.",
  "polygon-too-many": () => "Ein Gebiet hat höchstens 500 Ecken.",
  "polygon-crosses-itself": () => "Die Grenze kreuzt sich selbst. Stimmt die Reihenfolge der Ecken?",
  overlap: (about) => `Überschneidet sich mit „${about}“. Dort gilt, was du unten gewählt hast.`,
  point: (about) => `„${about.trim()}“ ist kein Punkt. Schreib ihn wie 47.8807, 12.3369.`,
};

export const zoneHint = (type: ZoneProblemType | "point", about = ""): string => sentences[type](about);
