import type { ErrorRule } from "./error-rule.ts";

/** Not reported; the page reloads instead. Where section 8 only paraphrases a message, the wording here is ours. */
export const dropRules: readonly ErrorRule[] = [
  { pattern: /Load failed/, why: "A request or script was cut off; Safari's words." },
  { pattern: /Laden fehlgeschlagen|Échec du chargement/i, why: "The same in Safari's German and French." },
  { pattern: /Connection to Indexed Database server lost/i, why: "The browser closed its local database." },
  { pattern: /IDBDatabase.*connection is clos(?:ing|ed)/i, why: "The browser closes its local database." },
  {
    pattern: /Verbindung zur? (?:lokalen|indizierten|IndexedDB-)\s?Datenbank.*(?:verloren|unterbrochen|getrennt)/i,
    why: "Local database lost, German wording.",
  },
  {
    pattern: /connexion (?:à|avec) la base de données (?:locale|indexée).*(?:perdue|interrompue)/i,
    why: "Local database lost, French wording.",
  },
  {
    pattern: /Attempt to get records from database without an in-progress transaction/i,
    why: "Local database gone after sleep.",
  },
  { pattern: /Internal error opening backing store for indexedDB/i, why: "Local database cannot be opened." },
  {
    pattern: /Netzwerkverbindung (?:wurde|ist|ging) (?:unterbrochen|getrennt|verloren)/i,
    why: "Network lost, German wording.",
  },
  {
    pattern: /Internetverbindung (?:scheint|ist) (?:offline|unterbrochen)|keine Verbindung zum Internet/i,
    why: "Device offline, German wording.",
  },
  { pattern: /connexion réseau a été (?:perdue|interrompue)/i, why: "Network lost, French wording." },
  { pattern: /connexion Internet semble (?:interrompue|être hors ligne)/i, why: "Device offline, French wording." },
  { pattern: /network connection (?:was|has been) (?:lost|interrupted)/i, why: "Network lost, English wording." },
  { pattern: /Internet connection appears to be offline/i, why: "Device offline, English wording." },
  {
    pattern: /ChunkLoadError|(?:Loading|Failed to load) chunk/i,
    why: "Our own script is gone: cut off, or replaced by a newer version of the product.",
  },
];
