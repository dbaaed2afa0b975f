export const startText = {
  title: "Lokalkorb Konsole",
  loading: "Dein Betrieb wird geöffnet",
} as const;
