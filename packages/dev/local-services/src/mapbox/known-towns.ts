export interface KnownTown {
  readonly country: "AT" | "DE";
  readonly zip: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Towns around the demo shops. All others are unknown here. */
export const knownTowns: readonly KnownTown[] = [
  { country: "DE", zip: "83253", name: "Rimsting", lat: 47.8807, lng: 12.3369 },
  { country: "DE", zip: "83022", name: "Rosenheim", lat: 47.8561, lng: 12.1289 },
  { country: "DE", zip: "83209", name: "Prien am Chiemsee", lat: 47.8596, lng: 12.3466 },
  { country: "DE", zip: "83233", name: "Bernau am Chiemsee", lat: 47.8121, lng: 12.3732 },
  { country: "AT", zip: "8075", name: "Hart bei Graz", lat: 47.0421, lng: 15.5146 },
  { country: "AT", zip: "8010", name: "Graz", lat: 47.0707, lng: 15.4395 },
  { country: "AT", zip: "8020", name: "Graz", lat: 47.0736, lng: 15.4216 },
];

/** Of each of these towns: the ones to be proposed for the beginning of a word. */
export const knownStreets = ["Anger", "Angerweg", "Bahnhofstraße", "Kirchweg", "Lindenallee", "Seestraße"] as const;
