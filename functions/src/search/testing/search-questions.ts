/** Something that a German shopper types, and what would be right. */
export interface SearchInput {
  readonly asks: string;
  /** Goods of the demo, as `{shop}/{product}`: h is the farm shop, b the bakery, w the inn. */
  readonly demo: readonly string[];
}

const breads = ["b/bauernbrot", "b/roggenvollkorn", "b/dinkel-walnuss", "b/kuerbiskernbrot", "h/bauernbrot"];
const apples = ["h/aepfel", "h/apfelmus", "h/apfelsaft", "b/apfelstrudel", "w/apfelkuecherl", "w/apfelschorle"];
const cheeses = ["h/bergkaese", "h/kraeuterfrischkaese"];
const noodles = ["w/kaesspaetzle", "w/kinderspaetzle"];
const rolls = ["b/handsemmel", "b/dinkelweckerl", "b/jausenweckerl", "b/leberkaessemmel"];
const jams = ["h/erdbeermarmelade", "b/marillenmarmelade"];
const pumpkins = ["h/hokkaido", "b/kuerbiskernbrot", "w/kuerbissuppe"];
const milks = ["h/heumilch-1l", "b/heumilch"];
const eggs = ["h/eier", "b/freilandeier-6"];

/** One and many, umlauts and how they are typed without, compounds, both sides of the border, mistakes, several words. */
export const demoQuestions: readonly SearchInput[] = [
  { asks: "brot", demo: breads },
  { asks: "Brote", demo: breads },
  { asks: "Käse", demo: cheeses },
  { asks: "kase", demo: cheeses },
  { asks: "kaese", demo: cheeses },
  { asks: "bergkäse", demo: ["h/bergkaese"] },
  { asks: "frischkäse mit kräutern", demo: ["h/kraeuterfrischkaese"] },
  { asks: "spätzle", demo: noodles },
  { asks: "spaetzle", demo: noodles },
  { asks: "fleisch", demo: ["h/hackfleisch"] },
  { asks: "hackfleisch", demo: ["h/hackfleisch"] },
  { asks: "Faschiertes", demo: ["h/hackfleisch"] },
  { asks: "suppe", demo: ["w/leberknoedelsuppe", "w/kuerbissuppe"] },
  { asks: "Suppen", demo: ["w/leberknoedelsuppe", "w/kuerbissuppe"] },
  { asks: "kartoffel", demo: ["h/kartoffeln"] },
  { asks: "Erdäpfel", demo: ["h/kartoffeln"] },
  { asks: "semmel", demo: ["b/handsemmel", "b/leberkaessemmel"] },
  { asks: "Brötchen", demo: rolls },
  { asks: "weckerl", demo: ["b/dinkelweckerl", "b/jausenweckerl"] },
  { asks: "Brezel", demo: ["b/laugenbrezel", "w/obatzda"] },
  { asks: "breze", demo: ["b/laugenbrezel", "w/obatzda"] },
  { asks: "Honig", demo: ["h/bluetenhonig"] },
  { asks: "milch", demo: milks },
  { asks: "heumilch", demo: milks },
  { asks: "bio milch", demo: ["h/heumilch-1l"] },
  { asks: "joghurt", demo: ["h/naturjoghurt", "h/trinkjoghurt"] },
  { asks: "apfel", demo: apples },
  { asks: "Äpfel", demo: apples },
  { asks: "aepfel", demo: ["h/aepfel"] },
  { asks: "apfelsaft", demo: ["h/apfelsaft"] },
  { asks: "apfel saft", demo: ["h/apfelsaft"] },
  { asks: "Saft", demo: ["h/apfelsaft"] },
  { asks: "Quark", demo: ["b/topfengolatsche"] },
  { asks: "Aprikosen", demo: ["b/marillenkrapfen", "b/marillenmarmelade"] },
  { asks: "marmelade", demo: jams },
  { asks: "Konfitüre", demo: jams },
  { asks: "Kürbis", demo: pumpkins },
  { asks: "kuerbis", demo: pumpkins },
  { asks: "hähnchen", demo: ["w/backhendl", "h/suppenhuhn"] },
  { asks: "Eier", demo: eggs },
  { asks: "freiland eier", demo: eggs },
  { asks: "wurst", demo: ["h/leberwurst", "h/bratwurst", "w/wurstsalat"] },
  { asks: "bratwürste", demo: ["h/bratwurst"] },
  { asks: "Knödel", demo: ["w/leberknoedelsuppe", "w/rahmschwammerl"] },
  { asks: "pilze", demo: ["w/rahmschwammerl"] },
  { asks: "bier", demo: ["w/weissbier"] },
  { asks: "schnaps", demo: ["h/obstler", "w/zwetschgenbrand"] },
  { asks: "Pflaume", demo: ["w/zwetschgenbrand"] },
  { asks: "kaffee", demo: ["b/verlaengerter"] },
  { asks: "torten", demo: ["b/geburtstagstorte"] },
  { asks: "kuchen", demo: ["b/apfelstrudel", "b/linzer", "b/geburtstagstorte"] },
  { asks: "Öl", demo: ["h/rapsoel"] },
  { asks: "mehl", demo: ["h/dinkelmehl"] },
  { asks: "Nachtisch", demo: ["w/kaiserschmarrn", "w/apfelkuecherl"] },
  { asks: "salat", demo: ["h/feldsalat", "w/wurstsalat", "w/grosser-salat"] },
  { asks: "Möhren", demo: ["h/karotten"] },
  { asks: "gelbe Rüben", demo: ["h/karotten"] },
  { asks: "pfifferlinge", demo: ["w/rahmschwammerl"] },
  { asks: "strudel", demo: ["b/apfelstrudel"] },
  { asks: "zwiebel rostbraten", demo: ["w/zwiebelrostbraten"] },
  { asks: "leberkäse semmel", demo: ["b/leberkaessemmel"] },
  { asks: "schnitzl", demo: ["w/schnitzel"] },
  { asks: "forele", demo: ["w/forelle"] },
  { asks: "kartofeln", demo: ["h/kartoffeln"] },
  { asks: "baguett", demo: ["b/hausbaguette"] },
  { asks: "gemüsekiste", demo: ["h/gemuesekiste"] },
  { asks: "veganes curry", demo: ["w/linsencurry"] },
  { asks: "schweinebraten", demo: ["w/schweinsbraten"] },
];

/** In a catalogue of thousands many things are right; a name tells whether it is one of them. */
export const largeQuestions: readonly { readonly asks: string; readonly fits: RegExp }[] = [
  { asks: "brot", fits: /brot\b/i },
  { asks: "bauernbrot", fits: /bauernbrot/i },
  { asks: "roggenbrot", fits: /roggenbrot/i },
  { asks: "Käse", fits: /käse\b/i },
  { asks: "bergkaese", fits: /bergkäse/i },
  { asks: "Würste", fits: /würst|wurst\b/i },
  { asks: "leberwurst", fits: /leberwurst/i },
  { asks: "tomate", fits: /tomaten?\b/i },
  { asks: "Paradeiser", fits: /tomaten?\b/i },
  { asks: "Apfelsaft", fits: /apfelsaft/i },
  { asks: "säfte", fits: /saft\b/i },
  { asks: "honig", fits: /honig\b/i },
  { asks: "waldhonig", fits: /waldhonig/i },
  { asks: "erdbere", fits: /erdbeer/i },
  { asks: "suppen", fits: /suppe\b/i },
  { asks: "Kuchen", fits: /kuchen\b/i },
  { asks: "apfelkuchen", fits: /apfelkuchen/i },
  { asks: "rinderfilet", fits: /rinderfilet/i },
  { asks: "schinken", fits: /schinken\b/i },
  { asks: "lachsforelle", fits: /lachsforelle/i },
  { asks: "nudeln", fits: /nudeln?\b/i },
  { asks: "öl", fits: /öl\b/i },
  { asks: "kürbiskernoel", fits: /kürbiskernöl/i },
  { asks: "kräutertee", fits: /kräutertee/i },
  { asks: "eier", fits: /eier\b/i },
  { asks: "joghurt himbeere", fits: /himbeer.*joghurt|joghurt.*himbeer/i },
  { asks: "dinkelbrot mit nüssen", fits: /dinkelbrot/i },
  { asks: "schwein", fits: /schwein/i },
  { asks: "wein", fits: /wein\b/i },
  { asks: "zwibelkuchen", fits: /zwiebelkuchen/i },
];
