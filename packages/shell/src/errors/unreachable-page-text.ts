export const unreachablePageText = {
  title: "Diese Seite lässt sich gerade nicht öffnen.",
  detail: "Dafür fehlt die Verbindung. Du bleibst hier, und nichts geht verloren.",
  retry: "Nochmal versuchen",
} as const;
