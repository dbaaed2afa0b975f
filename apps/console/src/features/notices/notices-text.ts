export const noticesText = {
  lead: "Damit keine Bestellung liegen bleibt: Hier stellst du ein, wie sich dieses Gerät meldet, und probierst es aus.",
  board: "Tafel",
  sound: {
    title: "Ton",
    lead: "Die Tafel klingelt, bis eine Bestellung angenommen ist. Lautstärke und Stummschalter stellst du am Gerät ein.",
    press: "Testton",
    played: "Der Ton wurde abgespielt. Hast du nichts gehört, prüfe Lautstärke und Stummschalter dieses Geräts.",
    blocked: "Der Browser gibt noch keinen Ton frei. Tippe noch einmal auf „Testton“.",
    off: "Der Ton ist auf diesem Gerät ausgeschaltet.",
    turnOn: "Ton einschalten",
  },
  push: {
    title: "Mitteilungen",
    lead: "Auch wenn die Konsole zu ist, sagt dir dieses Gerät, dass eine Bestellung da ist: mit Nummer und Uhrzeit, ohne Namen, Adresse und Betrag.",
    switch: "Auf diesem Gerät benachrichtigen",
    on: "Dieses Gerät meldet neue Bestellungen.",
    off: "Dieses Gerät meldet keine neuen Bestellungen.",
    loading: "Wird geladen",
    unavailable: "Mitteilungen sind in dieser Umgebung nicht eingerichtet.",
    failed: "Das konnte gerade nicht geladen werden. Prüfe die Verbindung.",
    unsupported: "Dieser Browser kann keine Mitteilungen empfangen. Nimm ein anderes Gerät, oder lass die Tafel offen.",
    homeScreen:
      "Auf dem iPhone und iPad gehen Mitteilungen nur vom Home-Bildschirm aus: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne die Konsole von dort.",
    denied:
      "Mitteilungen sind für diese Seite gesperrt. Erlaube sie in den Einstellungen des Browsers (Symbol neben der Adresse) und komm dann hierher zurück.",
    dismissed: "Du hast noch nichts erlaubt. Schalte noch einmal ein und tippe auf „Zulassen“.",
    noService: "Der Browser erreicht seinen Mitteilungsdienst nicht. Manche Browser und private Fenster haben keinen.",
    unknownService: "An den Mitteilungsdienst dieses Browsers können wir hier nichts senden.",
    notSaved: "Das wurde nicht gespeichert. Prüfe die Verbindung und versuche es noch einmal.",
    press: "Testnachricht",
    results: {
      sent: "Die Testnachricht ist unterwegs und sollte gleich auf diesem Gerät erscheinen.",
      gone: "Der Mitteilungsdienst kennt dieses Gerät nicht mehr. Schalte die Mitteilungen noch einmal ein.",
      failed: "Der Mitteilungsdienst hat die Nachricht nicht genommen. Versuche es gleich noch einmal.",
    },
    tooOften: "Das waren viele Testnachrichten. Warte ein paar Minuten.",
  },
} as const;
