export const peopleText = {
  name: "Name oder Team",
  does: "Was sie machen",
  says: "Ein eigener Satz",
  optional: "freiwillig",
  photo: (number: number): string => `Foto ${number}`,
  photoHint: "Steht neben dem Namen, rund ausgeschnitten.",
  agreed: "Wer auf dem Foto zu sehen ist, hat zugestimmt",
  agreedHint:
    "Alle auf dem Foto wissen, dass es öffentlich auf der Seite „Über uns“ steht, und können ihr Ja jederzeit zurücknehmen. Dann entferne Foto oder Eintrag und speichere: Es verschwindet von der Seite, auch ohne neu zu veröffentlichen.",
  notAgreed: "Ohne Zustimmung wird kein Foto gezeigt. Frag zuerst, oder nimm das Foto heraus.",
  add: "Jemanden hinzufügen",
  remove: (number: number): string => `Eintrag ${number} entfernen`,
  up: (number: number): string => `Eintrag ${number} nach oben`,
} as const;
