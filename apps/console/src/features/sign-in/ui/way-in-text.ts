/** Texts of the pages around the mailed link, which the sign-in page does not load. */

export const registerText = {
  title: "Betrieb anmelden",
  lead: "Dein eigener Laden im Netz.",
  how: "Gib deine E-Mail-Adresse ein. Du bekommst einen Link, mit dem es weitergeht. Ein Passwort brauchst du nicht.",
  submit: "Link zum Loslegen schicken",
  known: "Schon dabei? Anmelden",
} as const;

export const mailLinkText = {
  title: "Anmelden per Link",
  lead: "Fast geschafft.",
  asks: "Gib die E-Mail-Adresse ein, an die der Link ging. So kommt niemand anderes mit ihm hinein.",
  again: "Neuen Link anfordern",
  invalid:
    "Dieser Link gilt nicht mehr: Er wurde schon benutzt, ist älter als sechs Stunden oder gehört zu einer anderen Adresse.",
} as const;

export const requestText = {
  title: "Ohne Passwort anmelden",
  lead: "Mit einem Link in deinem Postfach.",
  how: "Passwort vergessen, oder noch keins? Wir schicken dir einen Link, mit dem du dich anmeldest.",
  submit: "Link per E-Mail schicken",
  known: "Doch mit Passwort anmelden",
  pending: "Der Link wird geschickt …",
  failed: "Der Link konnte nicht geschickt werden",
} as const;
