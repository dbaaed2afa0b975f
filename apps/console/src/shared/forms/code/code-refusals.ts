/** Why a code of an authenticator app did not do: as the answer to a sign-in, and to the picture that sets the app up. */
export const codeRefusalTexts = {
  "code-wrong":
    "Dieser Code stimmt nicht oder wurde schon benutzt. Nimm den, den die App jetzt zeigt, und prüfe die Uhr deines Handys.",
  "code-too-late": "Das hat zu lange gedauert. Bitte melde dich noch einmal von vorn an.",
  "enrolment-too-old": "Das hat zu lange gedauert. Fang noch einmal an, mit einem neuen QR-Code.",
} as const;
