import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { sendQuestion, writeHelpMessage } from "@lokalkorb/contracts/messages";

type Refused = RefusalsOf<typeof sendQuestion> | RefusalsOf<typeof writeHelpMessage>;

export const helpRefusals: Readonly<Record<Refused["type"], string>> = {
  "rate-limited": "Das waren viele Nachrichten in kurzer Zeit. Bitte warte eine Stunde.",
  "request-reused": "Das hat sich überschnitten. Bitte sende es noch einmal.",
  "not-found": "Diese Nachricht gibt es nicht mehr. Schreib bitte eine neue.",
  "talk-full": "Dieser Verlauf ist voll. Schreib bitte eine neue Nachricht.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
};
