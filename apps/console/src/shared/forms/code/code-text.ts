export const codeText = {
  label: "Code aus der App",
  hint: "Sechs Ziffern, sie wechseln alle 30 Sekunden.",
  incomplete: "Der Code hat sechs Ziffern.",
} as const;
