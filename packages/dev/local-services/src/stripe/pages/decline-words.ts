/** The page's words after a refusal. Why a bank refuses in earnest (lost, stolen, fraud) is not told to the holder of the card. */
const words: Readonly<Record<string, string>> = {
  insufficient_funds: "Die Karte ist nicht ausreichend gedeckt. Bitte nimm eine andere.",
  expired_card: "Die Karte ist abgelaufen. Bitte nimm eine andere.",
  incorrect_cvc: "Die Prüfziffer stimmt nicht. Bitte sieh noch einmal nach.",
  processing_error: "Beim Verarbeiten ist etwas schiefgegangen. Bitte versuch es gleich noch einmal.",
  payment_intent_authentication_failure:
    "Die Zahlung wurde nicht bestätigt. Du kannst es noch einmal versuchen oder anders bezahlen.",
  setup_intent_authentication_failure: "Die Karte wurde nicht bestätigt. Du kannst es noch einmal versuchen.",
};

export const declineWords = (code: string, declineCode: string): string =>
  words[declineCode] ??
  words[code] ??
  "Die Karte wurde abgelehnt. Bitte nimm eine andere oder bezahle auf andere Weise.";
