import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { ZoneOverlap } from "@lokalkorb/domain/fulfilment/zones/zone-overlaps";
import type { EditRefusal } from "./zone-edits.ts";

const quoted = (names: readonly string[]): string => names.map((name) => `„${name}“`).join(" und ");
const numerals: Readonly<Record<number, string>> = { 2: "zwei", 3: "drei", 4: "vier" };

const refusals: Readonly<Record<EditRefusal["type"], (about: readonly [string, string]) => string>> = {
  "crosses-itself": () => "So würde sich die Grenze kreuzen. Es bleibt, wie es war.",
  "too-many": () => "Ein Gebiet hat höchstens 500 Ecken.",
  "too-few": () => "Ein Gebiet braucht mindestens drei Ecken.",
  "part-of-pattern": ([zip, pattern]) =>
    `${zip} gehört zu „${pattern}“. Ändere das unten in der Liste der Postleitzahlen.`,
};

export const zoneMapText = {
  map: "Karte der Liefergebiete",
  lead: "Gezeigt werden dein Betrieb, deine Gebiete und die Orte, die wir kennen. Alles lässt sich auch unten in der Liste eintragen.",
  unknownRegion: "Für deine Gegend kennen wir noch keine Orte: Die Karte zeigt dort nur, was du selbst zeichnest.",
  noMap: "Dieser Browser kann keine Karte zeichnen. In der Liste unten geht alles genauso.",
  untitled: "Neues Gebiet",
  zones: "Gebiete auf der Karte",
  off: "nicht aktiv",
  from: (cents: number): string => `ab ${formatMoney(cents)}`,
  drawBorder: "Grenze zeichnen",
  drawCircle: "Umkreis ziehen",
  again: "Neu zeichnen",
  done: "Fertig",
  setHere: "In der Kartenmitte setzen",
  removeCorner: (number: number): string => `Ecke ${number} entfernen`,
  undo: "Letzte Änderung zurücknehmen",
  undone: "Zurückgenommen.",
  hints: {
    plz: "Tippe auf einen Ort, um seine Postleitzahl aufzunehmen oder herauszunehmen.",
    radius: "Zieh die Mitte oder den Rand. Mit der Tastatur: anspringen und Pfeiltasten.",
    polygon:
      "Zieh eine Ecke, oder ein Plus für eine neue. Mit der Tastatur: anspringen und Pfeiltasten, Entf nimmt eine Ecke weg.",
    drawing: "Setz eine Ecke nach der anderen, rund um das Gebiet. „Fertig“ schließt die Grenze.",
    centre: "Tippe dorthin, wo die Mitte des Umkreises sein soll.",
  },
  corner: (number: number, count: number): string => `Ecke ${number} von ${count}`,
  between: (number: number): string => `Neue Ecke nach Ecke ${number}`,
  centre: "Mitte des Umkreises",
  rim: (kilometers: string): string => `Rand des Umkreises, ${kilometers} km`,
  added: (zip: string, name: string): string => `${zip} gehört jetzt zu „${name}“.`,
  removed: (zip: string, name: string): string => `${zip} gehört nicht mehr zu „${name}“.`,
  refusal: (refusal: EditRefusal): string =>
    refusals[refusal.type](refusal.type === "part-of-pattern" ? refusal.about : ["", ""]),
  closing: "Die letzte Seite würde die Grenze kreuzen. Setz noch eine Ecke oder nimm die letzte Änderung zurück.",
  overlaps: "Wo mehrere Gebiete gelten",
  more: (count: number): string => `und ${count} weitere`,
  overlap: ({ zones, places, first, goodsCents }: ZoneOverlap, isCheapest: boolean): string => {
    const codes = places.slice(0, mostCodes).map(({ zip }) => zip);
    const rest = places.length - codes.length;
    const where = [codes.join(", "), ...(rest > 0 ? [zoneMapText.more(rest)] : [])].join(" ");
    const count = numerals[zones.length] ?? zones.length;
    const names = quoted(zones.map(({ name }) => name));
    const holds = isCheapest
      ? `Bei ${formatMoney(goodsCents)} Warenwert gilt „${first.name}“ als günstigstes.`
      : `„${first.name}“ geht vor.`;
    return `In ${where} gelten ${count} Gebiete (${names}). ${holds}`;
  },
  shapesOverlap: (name: string, other: string, isCheapest: boolean): string =>
    `„${name}“ und „${other}“ überschneiden sich. Wo beide gelten, geht ${isCheapest ? "das günstigste" : `„${name}“`} vor.`,
} as const;

/** Codes that a sentence names. */
const mostCodes = 8;
