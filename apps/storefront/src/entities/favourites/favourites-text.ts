export const favouritesText = {
  title: "Deine Lieblinge",
  all: "Alle ansehen",
  kept: "Gemerkt.",
  removed: "Nicht mehr gemerkt.",
  toAll: "Zu deinen Lieblingen",
  full: "100 Lieblinge sind gemerkt, mehr passen nicht. Nimm zuerst einen heraus.",
} as const;
