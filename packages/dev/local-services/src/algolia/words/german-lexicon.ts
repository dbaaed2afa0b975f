import { fold } from "./fold.ts";
import { pluralStem } from "./german-plural.ts";

/** Words of which German compounds about food are made: the service has a dictionary, and this is ours. */
const words = `Ananas Apfel Aprikose Artischocke Aubergine Auflauf Banane Basilikum Baguette Bauch Bauer Becher Beere Berg Bier Birne Blatt Blume Blut
Bohne Brand Braten Brei Breze Brezel Brot Brötchen Brühe Brust Buche Buchweizen Burger Busch Butter Chili Creme Curry Dattel Dessert Dill Dinkel
Distel Dose Eier Eintopf Eis Ente Erbse Erdbeere Erdnuss Essig Feige Feld Fenchel Fest Fett Filet Fisch Flasche Fleisch Flocke Forelle
Frucht Frühling Frühstück Gans Garten Gebäck Geflügel Gemüse Gerste Getreide Getränk Gewürz Glas Grill Grieß Golatsche Gurke Gulasch Hafer
Hähnchen Hals Haselnuss Haus Hefe Heidelbeere Hendl Heu Himbeere Hirsch Hirse Hof Holunder Honig Huhn Ingwer Joghurt Johannisbeere Kaffee Kakao
Kalb Karotte Kartoffel Käse Kasten Kern Kerze Keule Kirsche Kiste Klee Kloß Knoblauch Knödel Knochen Kipferl Kohl Kohlrabi Kompott Konfitüre Kopf Korb
Krapfen Korn Kotelett Kräuter Kraut Kren Kresse Kuchen Kugel Kuh Kümmel Kürbis Lachs Lamm Land Lauch Leber Leinsamen Likör Limonade Linse Lorbeer
Mais Majoran Mandel Mango Marille Marmelade Maultasche Meer Mehl Melone Milch Minze Mischung Mittag Mohn Möhre Mohnkuchen Molke Most Müsli
Nougat Nudel Nuss Oblate Obst Ochse Olive Orange Paprika Pesto Petersilie Pfanne Pfeffer Pfirsich Pflanze Pflaume Pilz Pizza Platte Pudding
Pulver Püree Quark Quitte Radieschen Ragout Rahm Raps Rettich Rhabarber Rind Rinder Ring Rippe Roggen Rolle Rosmarin Rosine Rotkohl Rübe Rührei
Sack Saft Sahne Salami Salat Salbei Salz Sauce Sauer Sauerteig Schaf Schafskäse Schale Schinken Schmalz Schnaps Schnecke Schnitte Schnitt
Schnittlauch Schnitzel Schokolade Schoko Schulter Schwammerl Schwein Sekt Sellerie Semmel Senf Sirup Soße Spargel Speck Spätzle Speise Spinat Stange Stangerl Staude Steak
Steinpilz Strauß Streusel Striezel Strudel Stück Sülze Suppe Tasche Teig Teller Thymian Tofu Tomate Topf Topfen Torte Traube Trockene Truthahn Vanille
Vollkorn Wacholder Wachtel Wald Walnuss Wasser Weckerl Wein Weizen Wiener Wiese Wild Winter Wirsing Woche Wurst Würstchen Wurzel Zander Ziege Zimt Zitrone
Zopf Zucchini Zucker Zwetschge Zwiebel`;

/** Too short to be looked for in every word, and yet heads of many: „Rapsöl“, „Kräutertee“. */
const shortWords = "Öl Tee Eis Ei Reh Alm";

const stemsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map((word) => pluralStem(fold(word))));

export const lexicon = stemsOf(`${words} ${shortWords}`);
export const shortTails = stemsOf(shortWords);

/** Words that say nothing about what is looked for. */
export const stopWords: ReadonlySet<string> = new Set(
  `aber als am an auch auf aus bei beim bis da das dem den der des die dir doch ein eine einem einen einer eines er es etwas
für gibt habt hat ich ihr im in ist ja man mein mich mir mit nach oder ohne sich sie sind so und uns unser vom von vor was wer
wie wir zu zum zur über`
    .split(/\s+/)
    .map(fold),
);
