import { aMenu } from "@lokalkorb/domain/testing/builders";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AccessibilityScreen } from "./accessibility-screen.tsx";
import { ImprintScreen } from "./imprint-screen.tsx";
import { PrivacyScreen } from "./privacy-screen.tsx";
import type { ShopImprintPage } from "./shop/shop-imprint-screen.server.ts";
import { ShopImprintScreen } from "./shop/shop-imprint-screen.tsx";

const operator = {
  name: "Lokalkorb GmbH",
  address: "Musterstraße 1, 83022 Rosenheim",
  email: "betreiber@lokalkorb.example",
  phone: "+49 30 23125 000",
  representedBy: "",
  register: "Amtsgericht Traunstein, HRB 1",
  vatId: "",
  more: "",
};

it("S-S18 LEG-01 says who operates the platform, and instructs nobody", () => {
  const html = renderToStaticMarkup(<ImprintScreen operator={operator} />);
  for (const words of [operator.name, operator.address, operator.email, operator.phone, operator.register]) {
    expect(html).toContain(words);
  }
  expect(html).not.toMatch(/hinterlegt|trägt|Vertreten durch|Umsatzsteuer/);
});

it("PLT-02 names the contact point for authorities and people, and where to report content", () => {
  const html = renderToStaticMarkup(<ImprintScreen operator={operator} />);
  expect(html).toContain("Art. 11 und 12 der Verordnung (EU) 2022/2065");
  expect(html).toContain("„Inhalt melden“");
});

it("S-W17 addresses nobody, neither with du nor with Sie", () => {
  expect(renderToStaticMarkup(<ImprintScreen operator={operator} />)).not.toMatch(/\b(?:Ihr|Ihre|dein|deine)\b/);
});

it("S-L4 S-P10 a shop's address for letters and its number can be pressed, and the number is written in groups", () => {
  const menu = aMenu({ shop: { ...aMenu().shop, phone: "+498999998104", emailPublic: "laden@hof.example" } });
  const page = { menu, costs: [] } as unknown as ShopImprintPage;
  const html = renderToStaticMarkup(<ShopImprintScreen {...page} />).replaceAll("\u00a0", " ");
  expect(html).toMatch(/<a [^>]*href="mailto:laden@hof\.example"[^>]*>laden@hof\.example</);
  expect(html).toMatch(/<a [^>]*href="tel:\+498999998104"[^>]*>\+49 89 999 981 04</);
});

it("K-LEG-01 an Austrian shop names purpose, chamber, authority and the rules of its trade, and where they can be read", () => {
  const { shop } = aMenu();
  const htmlOf = (imprint: Partial<typeof shop.imprint>): string => {
    const menu = aMenu({ shop: { ...shop, country: "AT", imprint: { ...shop.imprint, ...imprint } } });
    const page = { menu, costs: [] } as unknown as ShopImprintPage;
    return renderToStaticMarkup(<ShopImprintScreen {...page} />);
  };
  const said = {
    purpose: "Bäckerei und Konditorei",
    chamber: "Wirtschaftskammer Steiermark",
    authority: "Magistrat Graz",
    tradeRules: "Gewerbeordnung 1994",
  };
  const html = htmlOf(said);
  for (const words of Object.values(said)) expect(html).toContain(words);
  for (const title of ["Unternehmensgegenstand", "Kammer", "Gewerbebehörde", "Anzuwendende Rechtsvorschriften"])
    expect(html).toContain(`>${title}</h2>`);
  expect(html).toContain('href="https://www.ris.bka.gv.at/"');
  expect(htmlOf({})).not.toMatch(/Unternehmensgegenstand|Kammer|Rechtsvorschriften|ris\.bka/);
});

it("A11 K-A11 states what the service is, how it is used, how it meets the law, what is missing, whom to tell and who watches", () => {
  const html = renderToStaticMarkup(<AccessibilityScreen operator={operator} />);
  for (const words of ["EN 301 549", operator.email, operator.phone, "MLBF", "Sozialministeriumservice"]) {
    expect(html).toContain(words);
  }
  // A11-09: receipts are tagged (`invoice-pdf.ts`), and have not been heard in a screen reader yet.
  expect(html).toContain("Belege als PDF sind für Screenreader ausgezeichnet (getaggt), aber noch mit keinem geprüft");
  expect(html.match(/<h2[^>]*>[^<]+/g)?.map((title) => title.replace(/.*>/, ""))).toEqual([
    "Worum es geht",
    "So bestellst du",
    "Wie wir die Anforderungen erfüllen",
    "Was noch fehlt",
    "Hürden melden",
    "Wer darüber wacht",
  ]);
  expect(html).not.toMatch(/\b(?:Sie|Ihr|Ihre|Ihnen)\b/);
});

it("GDP-01 K-GDP-01 says who processes data, which of them only after consent, on what basis beyond the EU, and how long", () => {
  const html = renderToStaticMarkup(<PrivacyScreen />);
  for (const service of ["Google Cloud", "Stripe", "unsere Mails verschickt", "Algolia", "Sentry", "reCAPTCHA"])
    expect(html).toContain(service);
  expect(html).toMatch(/nur mit deiner Einwilligung, Mapbox \(Straßen auf Karten\), Mixpanel/);
  for (const basis of ["Art. 28 DSGVO", "Art. 45 DSGVO", "Art. 46 Abs. 2 Buchst. c DSGVO"])
    expect(html).toContain(basis);
  expect(html).toMatch(/Mails zu deiner Bestellung[^.]*nach 90 Tagen/);
  expect(html).not.toMatch(/\b(?:Ihre|Ihnen)\b/);
});

it("LEG-01 a shop's imprint calls its facts by the words of its own country", () => {
  const { shop } = aMenu();
  const titlesIn = (country: "DE" | "AT"): readonly string[] => {
    const imprint = { ...shop.imprint, vatId: "X1", authority: "Amt" };
    const page = { menu: aMenu({ shop: { ...shop, country, imprint } }), costs: [] } as unknown as ShopImprintPage;
    return [...renderToStaticMarkup(<ShopImprintScreen {...page} />).matchAll(/>([^<]+)<\/h2>/g)].map(
      ([, title = ""]) => title,
    );
  };
  expect(titlesIn("DE")).toEqual(expect.arrayContaining(["Umsatzsteuer-Identifikationsnummer", "Aufsichtsbehörde"]));
  expect(titlesIn("AT")).toEqual(expect.arrayContaining(["UID-Nummer", "Gewerbebehörde"]));
});

it("names under „Zeiten“ the hours of each way, then what the shop says of it", () => {
  const [option] = aMenu().distributionOptions;
  const method = {
    ...option,
    name: "Abholung",
    publicNote: "Parkplatz vor der Tür.",
    windows: [{ weekday: 6, start: "06:30", minutes: 390 }],
  };
  const page = { menu: aMenu({ distributionOptions: [method] as never }), costs: [] } as unknown as ShopImprintPage;
  expect(renderToStaticMarkup(<ShopImprintScreen {...page} />).replaceAll("\u00a0", " ")).toContain(
    "Abholung: Sa 06:30–13:00 Uhr\nParkplatz vor der Tür.",
  );
});
