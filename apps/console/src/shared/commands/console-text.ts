import type { Role } from "@lokalkorb/domain/access/role";

/** Words of the frame around all screens of the console. */
export const consoleText = {
  skip: "Zum Inhalt springen",
  navigation: "Hauptnavigation",
  account: "Konto",
  more: "Mehr",
  accountTitle: "Betrieb und Konto",
  switchShop: "Betrieb wechseln",
  currentShop: "Aktuell",
  signedInAs: (who: string): string => `Angemeldet als ${who}`,
  signOut: "Abmelden",
  cookies: "Cookie-Einstellungen",
  help: "Hilfe",
  imprint: "Impressum",
  privacy: "Datenschutz",
  loading: "Wird geladen",
  connection: {
    live: "Verbunden",
    connecting: "Verbindung wird aufgebaut",
    lost: (since: string): string => `Offline seit ${since}`,
    lostShort: (since: string): string => `Offline seit ${since}`,
  },
  newOrders: (count: number): string => (count === 1 ? "1 neue Bestellung" : `${count} neue Bestellungen`),
  newOrdersTitle: (count: number, title: string): string => (count === 0 ? title : `(${count}) ${title}`),
  sound: {
    on: "Ton ist an",
    turnOn: "Ton einschalten",
    turnOff: "Ton ausschalten",
  },
  noAccess: {
    title: "Dafür fehlt dir die Berechtigung.",
    text: "Wer deinen Betrieb führt, kann deine Rolle ändern.",
    back: "Zu den Bestellungen",
  },
  strangeShop: {
    title: "Diesen Betrieb verwaltest du nicht.",
    text: "Vielleicht bist du mit einem anderen Konto angemeldet, oder du wurdest noch nicht eingeladen.",
    back: "Zu meinem Betrieb",
  },
  shopFailed: {
    title: "Dein Betrieb konnte nicht geladen werden.",
    text: "Prüfe die Internetverbindung. Bestellungen gehen dabei nicht verloren.",
  },
  settings: { title: "Einstellungen", rules: "Bestellungen", holidays: "Ferien", imprint: "Betrieb und Impressum" },
  failure: {
    offline: "Keine Internetverbindung. Es wurde nichts geändert.",
    denied: "Dafür fehlt dir die Berechtigung, oder deine Anmeldung ist abgelaufen.",
    unavailable: "Der Server ist gerade nicht erreichbar. Es wurde nichts geändert.",
    unexpected: "Das hat nicht geklappt. Es wurde nichts geändert.",
  },
  retry: "Nochmal versuchen",
} as const;

export const roleNames: Readonly<Record<Role, string>> = {
  owner: "Inhaberin oder Inhaber",
  manager: "Leitung",
  staff: "Verkauf",
  kitchen: "Küche",
  accountant: "Buchhaltung",
};

/** Demonstrations may name a role in their own words. */
export const roleName = (role: string): string => (Object.hasOwn(roleNames, role) ? roleNames[role as Role] : role);
