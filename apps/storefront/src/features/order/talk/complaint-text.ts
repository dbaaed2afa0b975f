import type { ComplaintState } from "@lokalkorb/domain/ordering/talk/complaint";

const states: Readonly<Record<ComplaintState, string>> = {
  open: "Gemeldet. Der Betrieb antwortet dir hier.",
  answered: "Der Betrieb hat geantwortet.",
  closed: "Der Betrieb hat es als erledigt vermerkt.",
};

export const complaintText = {
  press: "Etwas stimmt nicht",
  title: "Was stimmt nicht?",
  lines: "Worum geht es?",
  amount: (qty: number, name: string): string => `${qty}\u00a0× ${name}`,
  label: "Was ist passiert?",
  hint: "Je genauer, desto schneller kann der Betrieb helfen: mit Ersatz, Geld zurück oder einer Antwort.",
  send: "Dem Betrieb melden",
  back: "Abbrechen",
  chooseKind: "Wähl bitte aus, was nicht stimmt.",
  writeWords: "Schreib bitte kurz, was passiert ist.",
  states,
  of: (kind: string, goods: readonly string[]): string => [kind, ...goods].join(" · "),
} as const;
