import type { GoodsKind, GoodsKindRow, LabelQuestion } from "./goods-kind.ts";

const origin: LabelQuestion = {
  id: "origin",
  label: "Herkunft",
  question: "Aus welchem Land kommt es?",
  field: "origin",
};
const caught = ["im Meer gefangen", "in Binnengewässern gefangen"];

/**
 * FOO-05, LEG-06: the questions of each kind of goods. The first row whose ends fit a name is proposed, so that the special
 * stands before the general.
 */
export const goodsKindRows: Readonly<Record<GoodsKind, GoodsKindRow>> = {
  rawMilk: {
    name: "Rohmilch",
    ends: "rohmilch",
    law: "§ 17 Tier-LMHV",
    questions: [],
    notice: { label: "Hinweis", text: "Rohmilch, vor dem Verzehr abkochen." },
  },
  oliveOil: {
    name: "Olivenöl",
    ends: "olivenöl",
    law: "Verordnung (EU) 2022/2104",
    questions: [
      {
        id: "category",
        label: "Güteklasse",
        question: "Welche Güteklasse hat das Öl?",
        choices: ["Natives Olivenöl extra", "Natives Olivenöl", "Olivenöl", "Oliventresteröl"],
      },
      origin,
    ],
    notice: { label: "Lagerung", text: "Kühl und vor Licht geschützt aufbewahren." },
  },
  jam: {
    name: "Konfitüre, Gelee, Marmelade",
    ends: "marmelade konfitüre konfitüren marmeladen gelee fruchtaufstrich fruchtaufstriche",
    law: "Konfitürenverordnung",
    questions: [
      {
        id: "denomination",
        label: "Bezeichnung",
        question: "Wie darf es heißen?",
        choices: ["Konfitüre extra", "Konfitüre", "Gelee extra", "Gelee", "Marmelade", "Fruchtaufstrich"],
      },
      {
        id: "fruit",
        label: "Fruchtgehalt",
        question: "Wie viel Gramm Früchte sind in 100 g?",
        after: { id: "denomination", answers: ["Konfitüre extra", "Konfitüre", "Gelee extra", "Gelee", "Marmelade"] },
      },
      {
        id: "sugar",
        label: "Gesamtzuckergehalt",
        question: "Wie viel Gramm Zucker sind in 100 g?",
        after: { id: "denomination", answers: ["Konfitüre extra", "Konfitüre", "Gelee extra", "Gelee", "Marmelade"] },
      },
    ],
  },
  juice: {
    name: "Saft und Nektar",
    ends: "saft säfte nektar direktsaft",
    law: "Fruchtsaft- und Erfrischungsgetränkeverordnung",
    questions: [
      {
        id: "denomination",
        label: "Bezeichnung",
        question: "Wie darf es heißen?",
        choices: [
          "Fruchtsaft (Direktsaft)",
          "Fruchtsaft aus Fruchtsaftkonzentrat",
          "Fruchtnektar",
          "Gemüsesaft",
          "Fruchtsaftgetränk",
        ],
      },
      {
        id: "fruit",
        label: "Fruchtgehalt",
        question: "Wie hoch ist der Fruchtgehalt mindestens?",
        hint: "Zum Beispiel „mindestens 50 %“.",
        after: { id: "denomination", answers: ["Fruchtnektar"] },
      },
    ],
  },
  honey: {
    name: "Honig",
    ends: "honig honige",
    law: "Honigverordnung, Richtlinie (EU) 2024/1438",
    questions: [
      {
        id: "countries",
        label: "Ursprungsländer",
        question: "Aus welchen Ländern kommt der Honig, und zu welchen Anteilen?",
        hint: "Ein Land: „Deutschland“. Mehrere: „Deutschland 60 %, Spanien 40 %“, das größte zuerst.",
        form: "shares",
      },
    ],
  },
  eggs: {
    name: "Eier",
    ends: "ei eier freilandeier hühnereier",
    law: "Verordnung (EU) 2023/2465",
    questions: [
      { id: "grade", label: "Güteklasse", question: "Welche Güteklasse haben sie?", choices: ["A", "B"] },
      {
        id: "farming",
        label: "Haltung",
        question: "Wie werden die Hennen gehalten?",
        choices: ["Ökologische Erzeugung", "Freilandhaltung", "Bodenhaltung", "Käfighaltung"],
      },
      {
        id: "code",
        label: "Erzeugercode",
        question: "Welcher Code ist aufgestempelt?",
        hint: "Zum Beispiel „1-DE-0512345“.",
        form: "eggCode",
      },
    ],
  },
  fish: {
    name: "Fisch und Meeresfrüchte",
    ends: "fisch fische fischfilet lachs lachsfilet forelle forellen saibling karpfen zander hecht kabeljau hering makrele thunfisch garnelen scampi muscheln matjes dorsch meeresfrüchte",
    law: "Verordnung (EU) 1379/2013 Art. 35",
    questions: [
      { id: "tradeName", label: "Handelsbezeichnung", question: "Wie heißt der Fisch im Handel?" },
      {
        id: "scientificName",
        label: "Wissenschaftlicher Name",
        question: "Wie lautet der wissenschaftliche Name?",
        hint: "Zum Beispiel „Oncorhynchus mykiss“.",
      },
      {
        id: "method",
        label: "Produktionsmethode",
        question: "Ist er gefangen oder gezüchtet?",
        choices: [...caught, "in Aquakultur gewonnen"],
      },
      {
        id: "area",
        label: "Fang- oder Aufzuchtgebiet",
        question: "Wo wurde er gefangen oder aufgezogen?",
        hint: "Bei Meeresfisch das Fanggebiet, sonst Gewässer und Land.",
      },
      {
        id: "gear",
        label: "Fanggerät",
        question: "Womit wurde er gefangen?",
        choices: [
          "Wadennetze",
          "Schleppnetze",
          "Kiemennetze und vergleichbare Netze",
          "Umschließungsnetze und Hebenetze",
          "Haken und Langleinen",
          "Dredgen",
          "Reusen und Fallen",
        ],
        after: { id: "method", answers: caught },
      },
      {
        id: "defrosted",
        label: "Zustand",
        question: "War er gefroren?",
        choices: ["frisch, nie gefroren", "aufgetaut", "tiefgefroren"],
      },
    ],
  },
  beef: {
    name: "Rindfleisch",
    ends: "rind rindfleisch rinderbraten rinderhack rindergulasch rinderfilet tafelspitz rumpsteak",
    law: "Verordnung (EG) 1760/2000 Art. 13",
    questions: [
      { id: "born", label: "Geboren in", question: "In welchem Land wurde das Tier geboren?" },
      { id: "reared", label: "Aufgezogen in", question: "In welchem Land wurde es aufgezogen?" },
      { id: "slaughtered", label: "Geschlachtet in", question: "Land und Nummer des Schlachtbetriebs?" },
      { id: "cut", label: "Zerlegt in", question: "Land und Nummer des Zerlegungsbetriebs?" },
      { id: "reference", label: "Referenznummer", question: "Welche Referenznummer hat das Fleisch?" },
    ],
  },
  meat: {
    name: "Frisches Fleisch (Schwein, Schaf, Ziege, Geflügel)",
    ends: "fleisch schweinefleisch schweinebraten kotelett hähnchen huhn suppenhuhn pute putenbrust lamm lammkeule hackfleisch gans geflügel",
    law: "Verordnung (EU) 1337/2013",
    questions: [
      { id: "reared", label: "Aufgezogen in", question: "In welchem Land wurde das Tier aufgezogen?" },
      { id: "slaughtered", label: "Geschlachtet in", question: "In welchem Land wurde es geschlachtet?" },
      { id: "batch", label: "Partie", question: "Welche Partienummer hat es?", isOptional: true },
    ],
  },
  wine: {
    name: "Wein",
    ends: "wein weine rotwein weißwein roséwein riesling silvaner grauburgunder spätburgunder veltliner zweigelt sekt",
    law: "Verordnung (EU) 1308/2013 Art. 119",
    questions: [
      {
        id: "strength",
        label: "Alkoholgehalt",
        question: "Wie viel Alkohol hat der Wein?",
        hint: "Zum Beispiel „12,5 % vol“.",
        form: "strength",
      },
      {
        id: "category",
        label: "Bezeichnung",
        question: "Welche Qualitätsstufe hat er?",
        hint: "Zum Beispiel „Qualitätswein trocken“.",
      },
      origin,
      { id: "bottler", label: "Abfüller", question: "Wer hat ihn abgefüllt, und wo?" },
      {
        id: "eLabel",
        label: "Zutaten und Nährwerte",
        question: "Wo stehen Zutaten und Nährwerte?",
        hint: "Die Adresse des E-Labels; bei älterem Wein „vor dem 8. Dezember 2023 hergestellt“.",
      },
    ],
  },
  produce: {
    name: "Obst und Gemüse",
    ends: "obst gemüse äpfel apfel birnen kartoffeln karotten möhren tomaten gurken kopfsalat kürbis zwiebeln zucchini paprika spargel erdbeeren himbeeren kirschen zwetschgen trauben wirsing blumenkohl lauch spinat",
    law: "Verordnung (EU) 2023/2429",
    questions: [
      origin,
      {
        id: "class",
        label: "Klasse",
        question: "Welche Handelsklasse hat es?",
        hint: "Für Ware ohne besondere Norm genügt „ohne Klasse“.",
        choices: ["Extra", "I", "II", "ohne Klasse"],
      },
      { id: "variety", label: "Sorte", question: "Welche Sorte ist es?", isOptional: true },
    ],
  },
  nonFood: {
    name: "Keine Lebensmittel",
    ends: "kerze kerzen seife seifen tasse tassen schürze buch spielzeug korb körbe geschirr topf postkarte stofftasche",
    law: "Verordnung (EU) 2023/988 Art. 19 (Produktsicherheit)",
    questions: [
      {
        id: "maker",
        label: "Hersteller",
        question: "Wer stellt es her? Name und Postanschrift",
      },
      {
        id: "contact",
        label: "Kontakt des Herstellers",
        question: "Wie ist der Hersteller im Netz erreichbar?",
        hint: "E-Mail-Adresse oder Website.",
      },
      {
        id: "responsible",
        label: "Verantwortlich in der EU",
        question: "Wer ist in der EU verantwortlich?",
        hint: "Nur nötig, wenn der Hersteller außerhalb der EU sitzt: Name, Anschrift, E-Mail.",
        isOptional: true,
      },
      {
        id: "model",
        label: "Modell oder Charge",
        question: "Woran erkennt man genau dieses Produkt?",
        hint: "Typ, Modell oder Chargennummer.",
      },
      {
        id: "warnings",
        label: "Warnhinweise",
        question: "Welche Warnungen und Sicherheitshinweise gehören dazu?",
        hint: "Auf Deutsch. Gibt es keine: „keine“.",
      },
      { id: "photo", label: "Foto", question: "Ein Foto des Produkts", field: "images" },
    ],
  },
};
