import type { MailContent } from "../../rendering/mail-content.ts";
import { text } from "../template-parts.ts";

/** The one mail that opens an account: nothing in it but the way in. */
export const signInMail = (link: string): MailContent => ({
  template: "sign-in",
  subject: "Dein Link zum Anmelden",
  preview: "Er gilt sechs Stunden und nur einmal.",
  headline: "Hier geht es zu deinem Konto.",
  blocks: [
    { type: "button", label: "Jetzt anmelden", url: link },
    text("Der Link gilt sechs Stunden und nur einmal. Öffne ihn am besten auf dem Gerät, auf dem du dich anmeldest."),
    text("Du hast dich nicht angemeldet? Dann ist nichts zu tun: Ohne diesen Link kommt niemand in dein Konto."),
  ],
  footer: ["Diese E-Mail kommt von Lokalkorb, weil jemand deine Adresse auf der Anmeldeseite eingegeben hat."],
});
