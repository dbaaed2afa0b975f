import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { addPicture } from "@lokalkorb/contracts/pictures";

const megabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString("de-DE", { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`;

export const pictureText = {
  field: "Foto",
  pick: "Foto wählen",
  another: "Anderes Foto",
  drop: "Hierher ziehen oder mit Strg V einfügen.",
  dropByThumb: "Aus deinen Bildern oder gleich mit der Kamera.",
  remove: "Foto entfernen",
  title: (name: string): string => (name === "" ? "Foto zuschneiden" : `Foto zu „${name}“`),
  handles: {
    cropArea: "Ausschnitt: mit den Pfeiltasten verschieben",
    nwDragHandle: "Ecke oben links",
    nDragHandle: "Oberer Rand",
    neDragHandle: "Ecke oben rechts",
    eDragHandle: "Rechter Rand",
    seDragHandle: "Ecke unten rechts",
    sDragHandle: "Unterer Rand",
    swDragHandle: "Ecke unten links",
    wDragHandle: "Linker Rand",
  },
  turnLeft: "Nach links drehen",
  turnRight: "Nach rechts drehen",
  straighten: "Begradigen",
  degrees: (degrees: number): string => `${degrees.toLocaleString("de-DE", { minimumFractionDigits: 1 })}\u00a0°`,
  alt: "Was ist zu sehen?",
  altHint: "Für Vorlesen und Suche. Zum Beispiel: dunkel gebackener Laib auf einem Leinentuch",
  optional: "freiwillig",
  opening: "Das Foto wird geöffnet.",
  facts: (width: number, height: number, bytes: number): string =>
    `${width} × ${height}, ${megabytes(bytes)}. Wird in drei Größen gespeichert. Aufnahmeort und Kameradaten werden entfernt.`,
  small: "Das Foto ist klein und wird auf großen Bildschirmen unscharf.",
  cancel: "Abbrechen",
  take: "Übernehmen",
  cutting: "Wird zugeschnitten …",
  uncut: "Der Ausschnitt ließ sich nicht speichern. Bitte noch einmal übernehmen oder ein kleineres Foto wählen.",
  sending: (percent: number): string => `Wird hochgeladen: ${percent} %`,
  making: "Wird verkleinert …",
  unreadable: "Diese Datei ist kein Foto, das sich öffnen lässt. JPEG, PNG und WebP gehen immer.",
} as const;

export const pictureRefusals: Readonly<Record<RefusalsOf<typeof addPicture>["type"] | "sign-in-required", string>> = {
  "not-allowed": "Dafür fehlt dir die Berechtigung.",
  "not-found": "Das Foto ist nicht angekommen. Bitte noch einmal übernehmen.",
  "rate-limited": "Das waren sehr viele Fotos in einer Stunde. Bitte mach später weiter.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
};
