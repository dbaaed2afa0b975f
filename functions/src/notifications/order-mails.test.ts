import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderEventTypes, type OrderEventType } from "@lokalkorb/domain/ordering/order/order-event";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { termsSections } from "@lokalkorb/domain/shop/legal/terms";
import { termsVersion } from "@lokalkorb/domain/shop/legal/terms-version";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { aMoment, anAddress, anOrder, anOrderLine } from "@lokalkorb/domain/testing/builders";
import { contrastRatio } from "@lokalkorb/theme/contrast";
import { themes } from "@lokalkorb/theme/themes";
import { mailGround, mailLook } from "./rendering/mail-look.ts";
import { renderHtml } from "./rendering/render-html.ts";
import { renderText } from "./rendering/render-text.ts";
import type { OrderMailFacts } from "./templates/mail-facts.ts";
import { mailsOfEvent } from "./templates/mails-of-event.ts";
import { aMailShop, aRichOrder, demoMails, mailFacts } from "./testing/demo-mails.ts";

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, " ");

describe("the mails of an order", () => {
  it("say what they said before, in plain text", async () => {
    const texts = demoMails().map(
      ({ name, content }) =>
        `### ${name}\nBetreff: ${content.subject}\nVorschau: ${content.preview}\n\n${renderText(content)}`,
    );
    await expect(texts.join("\n")).toMatchFileSnapshot("./testing/order-mails.snapshot.txt");
  });

  it("CHK-05 the confirmation holds the shop's own texts in full, in the versions that were accepted", () => {
    const own = (kind: "terms" | "withdrawal", text: string) => ({ kind, version: 3, text, sha256: "ab".repeat(32) });
    const facts = mailFacts(aRichOrder(), {
      ownTexts: [
        own("terms", "# Geltung\n\nUnsere Bedingungen gelten."),
        own("withdrawal", "Widerrufen Sie bei uns binnen 14 Tagen."),
      ],
    });
    const { shopper } = mailsOfEvent("placed", "mixed", facts);
    const said = renderText(must(shopper, "a mail")(facts));
    expect(said).toContain(`Allgemeine Geschäftsbedingungen von ${facts.shop.name} (Fassung 3)`);
    expect(said).toContain("Unsere Bedingungen gelten.");
    expect(said).toContain("Widerrufen Sie bei uns binnen 14 Tagen.");
    expect(said).toContain("ab".repeat(32));
    // The model form stays, the model instruction gives way, and so do Lokalkorb's terms, which say so themselves.
    expect(said).toContain("Muster-Widerrufsformular");
    expect(said).not.toContain("Folgen des Widerrufs");
    expect(said.indexOf("Unsere Bedingungen gelten.")).toBeLessThan(said.indexOf("gehen sie diesen vor"));
  });

  it("M-S12 name the time that was promised last, and never the chosen one beside it", () => {
    const order = aRichOrder();
    const { slot } = order.distribution;
    const delayed = { ...order, timeline: { ...order.timeline, promisedAt: slot.start + 3 * 3_600_000 } };
    const facts = mailFacts(delayed, { data: { minutes: 180, promisedAt: slot.start + 3 * 3_600_000 } });
    for (const event of orderEventTypes) {
      const mails = mailsOfEvent(event, "mixed", facts);
      for (const template of [mails.shopper, mails.shop]) {
        if (template === null) continue;
        const content = template(facts);
        expect(`${content.preview} ${renderText(content)}`, event).not.toContain("11:30");
        if (event === "accepted" || event === "restored" || event === "escalated")
          expect(content.preview, event).toContain("14:30");
      }
    }
    const until = slot.start + 4 * 3_600_000;
    const asked = mailFacts(delayed, { data: { proposal: 1, after: 1, until } });
    const { shopper } = mailsOfEvent("edited", "mixed", asked);
    expect(shopper === null ? "" : renderText(shopper(asked))).toContain(
      "Antworten kannst du bis Freitag, 20. November, 15:30 Uhr",
    );
  });

  it("K-CMP-9 say that a question is over, and ask nobody for an answer that comes too late", () => {
    const until = aMoment - 1;
    const edited = (data: OrderMailFacts["data"]): string => {
      const facts = mailFacts(anOrder(), { data });
      const content = must(mailsOfEvent("edited", "mixed", facts).shopper, "mail")(facts);
      return `${content.subject} ${renderText(content)}`;
    };
    for (const mail of [edited({ lapsed: 1 }), edited({ proposal: 1, before: 480, after: 580, until })]) {
      expect(mail).toContain("Es bleibt, wie bestellt: Bestellung");
      expect(mail).toContain("keine Antwort");
      expect(mail).not.toContain("Bitte antworten");
      expect(mail).not.toContain("Änderung ansehen");
    }
  });

  it.each(["ready", "outForDelivery"] as const)("S-P20 say once what is to be paid (%s)", (event) => {
    const due = anOrder({ status: event === "ready" ? "ready" : "outForDelivery" });
    const facts = mailFacts(due);
    const { shopper } = mailsOfEvent(event, "mixed", facts);
    expect(shopper === null ? [] : renderText(shopper(facts)).match(/4,80\s€/g)).toHaveLength(1);
  });

  it("S-W18 ask the shop in the words of its board", () => {
    const facts = mailFacts(anOrder());
    const { shop } = mailsOfEvent("escalated", "mixed", facts);
    const content = shop?.(facts);
    expect(content?.subject).toMatch(/^Bitte annehmen: Bestellung A-1042 wartet seit 8 Minuten$/);
    expect(content === undefined ? "" : renderText(content)).toContain("Bitte nehmt sie an oder lehnt sie ab");
  });

  it("there is one for every step that concerns somebody, and the shopper's are in `du`", () => {
    const silent = orderEventTypes.filter((event) => {
      const { shopper, shop } = mailsOfEvent(event, "mixed", mailFacts(anOrder()));
      return shopper === null && shop === null;
    });
    expect(silent.toSorted()).toEqual(
      ["approvalRequested", "authorized", "paid", "paymentStarted", "preparing", "voided", "undone"].toSorted(),
    );
    for (const { content } of demoMails()) {
      const own = content.blocks.filter(({ type }) => type !== "small");
      const words = [content.subject, content.headline, JSON.stringify(own)].join(" ");
      expect(words, content.template).not.toMatch(/\b(?:Ihnen|Ihre?[mnrs]?)\b/);
    }
  });

  it.each(["orange", "blue_night"] as const)(
    "carry the colours of the shop (%s), whole and with nothing to load",
    (key) => {
      const shop = aMailShop({ theme: { key } });
      const look = mailLook(shop.theme);
      for (const { content } of demoMails(shop)) {
        const html = renderHtml(content, shop.name, look);
        expect(html).toContain(`background:${look.band}`);
        expect(html).toContain(shop.name);
        expect(html).not.toMatch(/undefined|NaN|\[object|Invalid Date|<img|<link|<script|url\(/);
        expect(html.length).toBeLessThan(100_000);
      }
    },
  );

  it("LEG-03 name the seller as its imprint does, and carry the same facts in both forms", () => {
    for (const { name, content, shop } of demoMails()) {
      const html = textOf(renderHtml(content, shop.name, mailLook(shop.theme)));
      const text = renderText(content);
      for (const row of content.blocks.flatMap((block) => (block.type === "facts" ? block.rows : []))) {
        expect(html, name).toContain(row.label);
        expect(text, name).toContain(row.label);
      }
      if (content.template.startsWith("shop-")) continue;
      for (const fact of [
        "Bäckerei am Inn GmbH",
        "USt-IdNr. DE136695976",
        "HRB 00000",
        "Hauptstraße 1",
        "/impressum",
      ]) {
        expect(text, name).toContain(fact);
      }
    }
  });

  it("NWS-05 link to nothing but the order, the board and the imprint", () => {
    const known = Object.values(mailFacts(anOrder()).links);
    for (const { content, shop } of demoMails()) {
      const html = renderHtml(content, shop.name, mailLook(shop.theme));
      for (const [, url = ""] of html.matchAll(/href="([^"]*)"/g)) expect(known).toContain(url);
    }
  });

  it("are legible in all themes", () => {
    for (const [key] of Object.entries(themes)) {
      const look = mailLook({ key });
      expect(contrastRatio(look.band, look.onBand), key).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(look.button, look.onButton), key).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(look.tint, look.accent), key).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(look.tint, mailGround.ink2), key).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("the confirmation", () => {
  const placed = (order: Order, kind: "perishableExcluded" | "applies" | "mixed" = "mixed"): string => {
    const facts = mailFacts(order);
    const template = mailsOfEvent("placed", kind, facts).shopper;
    return template === null ? "" : renderText(template(facts));
  };

  it("CHK-05 has the whole order, the seller, prices with tax, and says whether it accepts", () => {
    const text = placed(aRichOrder({ paymentStatus: "authorized" }));
    for (const fact of [
      "2 × Bauernbrot, 1 kg",
      "Geschnitten",
      "Aufschrift: „Alles Gute, Oma!“",
      "gewogen 1,18 kg, 24,90 €/kg",
      "zzgl. 0,90 € Pfand",
      "Rabatt (HERBST5)",
      "91,58 €",
      "enthält 19 % MwSt. aus 18,19 €",
      "Freitag, 20. November, 11:30–11:45 Uhr",
      "Hauptstraße 12 a",
      "bestätigt den Eingang",
    ]) {
      expect(text).toContain(fact);
    }
    expect(placed(aRichOrder())).toContain("nimmt Bäckerei am Inn GmbH deine Bestellung an");
  });

  it("CHK-05 FOO-04 FOO-05 says what stands beside the goods by law, and none of it of what falls away", () => {
    const { lines, ...order } = anOrder();
    const labelling = [{ label: "Zusatzstoffe", text: "mit Farbstoff" }];
    const text = placed({ ...order, lines: lines.map((line) => ({ ...line, labelling })) });
    expect(text).toContain("Zusatzstoffe: mit Farbstoff");
    const removed = { at: order.placedAt, reason: "Ausverkauft" };
    const gone = placed({ ...order, lines: lines.map((line) => ({ ...line, labelling, removed })) });
    expect(gone).not.toContain("mit Farbstoff");
  });

  it("CHK-05 carries the terms in full and names their version, whatever the goods; a text has one version only", () => {
    for (const kind of ["perishableExcluded", "applies", "mixed"] as const) {
      const text = placed(anOrder(), kind).replaceAll(/\s+/g, " ");
      for (const { title, paragraphs } of termsSections)
        for (const words of [title, ...paragraphs]) expect(text).toContain(words);
      expect(text).toContain("Allgemeine Geschäftsbedingungen (Stand 27.11.2026)");
    }
    const hash = createHash("sha256").update(JSON.stringify(termsSections)).digest("hex").slice(0, 12);
    expect([termsVersion, hash]).toEqual(["2026-11-27", "b33825ce44ac"]);
  });

  it("CHK-15 says where disputes are not settled, and links to no platform", () => {
    expect(placed(anOrder()).replaceAll(/\s+/g, " ")).toContain(
      "Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG, § 19 AStG).",
    );
    expect(placed(anOrder())).not.toContain("ec.europa.eu");
  });

  it("FOO-01 FOO-03 has the allergens of every line, in the words of the country", () => {
    const lines = [
      anOrderLine({ allergens: ["gluten:wheat", "milk"] }),
      anOrderLine({ lineId: "l2", name: "Apfelsaft", allergens: [] }),
    ];
    expect(placed(anOrder({ lines }))).toContain("Allergene: Glutenhaltiges Getreide (Weizen), Milch");
    const facts = mailFacts(anOrder({ lines }), { shop: aMailShop({ country: "AT" }) });
    const template = mailsOfEvent("accepted", "mixed", facts).shopper;
    const text = template === null ? "" : renderText(template(facts));
    expect(text).toContain("Allergene: A Glutenhaltiges Getreide (Weizen), G Milch");
    expect(text.match(/Allergene:/g)).toHaveLength(1);
  });

  it("S-S10 says the highest amount that weighed goods may come to, until they are weighed", () => {
    const catchWeight = { pricePerKgCents: 2490, estGrams: 1200, minGrams: 1000, maxGrams: 1500 };
    const order = anOrder({ lines: [anOrderLine({ catchWeight })], atMostCents: 5151 });
    expect(placed(order)).toMatch(/Je nach Gewicht höchstens:? +51,51\s€/);
    const weighed = anOrder({ ...order, lines: [anOrderLine({ catchWeight: { ...catchWeight, finalGrams: 1180 } })] });
    expect(placed(weighed)).not.toContain("höchstens");
  });

  it("WDR-01 tells of the right to withdraw, in full or that there is none", () => {
    expect(placed(anOrder())).toContain("Muster-Widerrufsformular");
    expect(placed(anOrder())).toContain("Kein Widerrufsrecht besteht bei Waren, die schnell verderben");
    expect(placed(anOrder(), "applies")).not.toContain("Kein Widerrufsrecht");
    const none = placed(anOrder(), "perishableExcluded");
    expect(none).toContain("Für sie besteht kein Widerrufsrecht (§ 312g Abs. 2 BGB)");
    expect(none).not.toContain("Muster");
  });

  it("WDR-01 WDR-02 follows the goods: a button where there is a right, and each excluded line with its reason", () => {
    const line = (withdrawal: "normal" | "perishable" | "customMade", name: string) =>
      anOrderLine({ lineId: name, name, withdrawal });
    const mixed = placed(anOrder({ lines: [line("normal", "Honig"), line("perishable", "Brot")] }));
    expect(mixed).toContain("https://lokalkorb.example/baeckerei-am-inn/widerrufen?bestellung=r1.o1#t=abc");
    expect(mixed).toContain("14 Tage Widerrufsrecht");
    expect(mixed.replaceAll(/\s+/g, " ")).toContain(
      "Brot: Kein Widerrufsrecht: schnell verderbliche Ware (§ 312g Abs. 2 Nr. 2 BGB).",
    );
    const none = placed(anOrder({ lines: [line("customMade", "Torte")] }));
    expect(none.replaceAll(/\s+/g, " ")).toContain("Torte: Kein Widerrufsrecht: nach deinen Wünschen angefertigt");
    expect(none).not.toContain("/widerrufen");
  });

  it("PRC-02 shows a small business without tax, in the words of its country", () => {
    const order = anOrder({ totals: { ...anOrder().totals, vat: [] } });
    const shop = aMailShop({ country: "AT", seller: { ...aMailShop().seller, taxScheme: "smallBusiness" } });
    const facts = mailFacts(order, { shop });
    const template = mailsOfEvent("accepted", "mixed", facts).shopper;
    const text = template === null ? "" : renderText(template(facts));
    expect(text).toContain("umsatzsteuerfrei aufgrund der Kleinunternehmerregelung");
    expect(text).not.toContain("MwSt.");
  });
});

/** Attempts to write to another address in our name, or into our headers and pages. */
const attacks = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `Gewinn!!! https://boese.example/gewinn www.boese.example`,
  `Anna\r\nBcc: alle@post.example\r\n\r\n<b>Neuer Inhalt</b>`,
  `\u202egnp.exe\u2066\u200b`,
  `{{constructor.constructor('return 1')()}} \${7*7} <%= 7 %>`,
  `' style='position:fixed`,
  `a\u0000b\u0007`,
];

/** An order and a shop with a stranger's words in every field that a person fills. */
function writtenBy(attack: string): OrderMailFacts {
  const rich = aRichOrder();
  const order: Order = {
    ...rich,
    restaurantName: attack,
    customer: { ...rich.customer, name: attack, phone: attack },
    customerNote: attack,
    rejection: { code: "other", text: attack },
    lines: rich.lines.map((line) => ({
      ...line,
      name: attack,
      note: attack,
      contentText: attack,
      choices: [{ optionId: "o", choiceId: "c", optionName: attack, name: attack, qty: 1, cents: 0, text: attack }],
    })),
    distribution: { ...rich.distribution, address: { ...anAddress(), note: attack } },
    codes: [{ codeId: "c", code: attack, name: attack, kind: "discount", cents: 1 }],
    events: [
      ...rich.events,
      ...(["cancelled", "delayed", "edited", "rejected"] as const).map((type) => ({
        at: 0,
        type,
        by: "merchant" as const,
        reason: attack,
      })),
    ],
  };
  const shop = aMailShop({ name: attack, pickupHint: attack, thankYou: attack, emailFooter: attack });
  return mailFacts(order, { shop });
}

describe("S5 words of strangers", () => {
  it.each(attacks)("are harmless wherever they stand: %j", (attack) => {
    for (const event of orderEventTypes) {
      const facts = writtenBy(attack);
      const { shopper, shop: toShop } = mailsOfEvent(event, "mixed", facts);
      for (const template of [shopper, toShop]) {
        if (template === null) continue;
        const content = template(facts);
        const html = renderHtml(content, facts.shop.name, mailLook(facts.shop.theme));
        expect(content.subject).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect(html).not.toMatch(/<script|<img|<b>|onerror=alert\(1\)>/i);
        expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).not.toContain(
          "https://boese.example/gewinn",
        );
        // No attribute of ours was left before its end.
        expect(html.replaceAll(/<[a-z][^<>]*>/gi, "")).not.toContain("' style='position:fixed\"");
      }
    }
  });

  it("never change how a mail is built: 1,000 generated texts, every mail", () => {
    const words = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc
        .array(fc.constantFrom(...attacks, "<", ">", "&", '"', "'", "</td>", "<!--", "]]>", "\r\n", "&#60;"), {
          maxLength: 4,
        })
        .map((parts) => parts.join("")),
    );
    const built = (text: string, event: OrderEventType): string[] => {
      const facts = writtenBy(`x${text}`);
      const { shopper, shop: toShop } = mailsOfEvent(event, "mixed", facts);
      return [shopper, toShop]
        .flatMap((template) =>
          template === null
            ? []
            : (renderHtml(template(facts), facts.shop.name, mailLook(facts.shop.theme)).match(/<[^>]*>?/g) ?? []),
        )
        .filter((tag) => !tag.startsWith("<br"));
    };
    const expected = new Map(orderEventTypes.map((event) => [event, built("y", event)]));
    fc.assert(
      fc.property(words, fc.constantFrom(...orderEventTypes), (text, event) => {
        expect(built(text, event)).toEqual(expected.get(event));
      }),
      { numRuns: 1_000, seed: 4_711 },
    );
  });

  it("do not become links in the mail to the shopper, and a name that advertises is not greeted", () => {
    const order = aRichOrder({
      customer: { ...aRichOrder().customer, name: "Gewinn auf www.boese.example" },
      customerNote: "Schau auf boese.example/gewinn oder https://boese.example und schreib an a@boese.example",
    });
    const facts = mailFacts(order);
    const template = mailsOfEvent("placed", "mixed", facts).shopper;
    const content = template?.(facts);
    expect(content?.headline).toBe("Deine Bestellung ist angekommen.");
    const text = content === undefined ? "" : renderText(content);
    expect(text).not.toMatch(/boese\.example|https:\/\/boese/);
    expect(text.replaceAll("\u200b", "")).toContain("boese.example/gewinn");
  });
});
