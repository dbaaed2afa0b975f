export const installText = {
  title: "Lokalkorb auf den Startbildschirm",
  lead: "Öffnet mit einem Tipp und zeigt deine laufende Bestellung auch ohne Netz. Einen App-Store brauchst du nicht.",
  apple: "Tippe in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“.",
  menu: "Tippe im Menü des Browsers auf „Zum Startbildschirm hinzufügen“.",
  add: "Hinzufügen",
  no: "Nein, danke",
  seen: "Verstanden",
} as const;
