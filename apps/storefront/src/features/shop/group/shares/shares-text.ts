/** Words of paying apart, on the page of the group. */
export const sharesText = {
  title: "Jeder zahlt selbst",
  intro:
    "Jeder zahlt direkt an den Betrieb. Bestellt ist erst, wenn alle gezahlt haben. Bis dahin ist alles nur reserviert.",
  left: (countdown: string, clock: string): string =>
    `Noch ${countdown}, bis ${clock}. Fehlt dann jemand, wird nichts abgebucht.`,
  over: "Die Zeit ist um. Wir prüfen noch, ob alle gezahlt haben.",
  state: { open: "offen", takenOver: "wird übernommen", paid: "reserviert" },
  own: (amount: string): string => `Deinen Anteil zahlen: ${amount}`,
  ownPaid: "Dein Anteil ist reserviert. Abgebucht wird er erst, wenn alle gezahlt haben.",
  ownTaken: (host: string): string => `${host} übernimmt deinen Anteil. Du musst nichts zahlen.`,
  nothing: "Du hast nichts zu zahlen.",
  rest: (amount: string): string => `Rest übernehmen: ${amount}`,
  restWithOwn: (amount: string): string => `Alles Offene zahlen: ${amount}`,
  restHint: "Wer noch nicht gezahlt hat, kann es danach nicht mehr.",
  alone: "Doch alles selbst zahlen",
  aloneHint: "An der Kasse beginnst du neu. Was schon reserviert ist, wird dann freigegeben.",
  checking: "Deine Zahlung wird geprüft …",
  stopped: "Du hast die Zahlung abgebrochen. Es wurde nichts reserviert.",
  failed: "Nicht alle haben rechtzeitig gezahlt",
  failedText: "Daraus wurde keine Bestellung. Abgebucht wurde nichts, und was reserviert war, wird freigegeben.",
  failedHost: "Du kannst alles selbst zahlen, es noch einmal versuchen oder den Korb wieder öffnen.",
  failedGuest: (host: string): string => `${host} kann es noch einmal versuchen.`,
} as const;
