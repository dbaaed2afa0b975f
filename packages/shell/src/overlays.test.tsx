import { necessaryStorage } from "@lokalkorb/analytics/necessary-storage";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ErrorDialog } from "./errors/error-dialog.tsx";
import { HelpPanel } from "./help/help-panel.tsx";
import { CookieBanner } from "./visit/cookie-banner.tsx";
import { CookieChoices } from "./visit/cookie-choices.tsx";

afterEach(() => vi.unstubAllGlobals());

const buttons = (html: string): readonly (readonly [label: string, look: string])[] =>
  [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>(.*?)<\/button>/g)].map(([, look, label]) => [
    (label ?? "").replace(/<[^>]*>/g, ""),
    look ?? "",
  ]);

describe("CookieBanner", () => {
  it("M-S17 names no button of the console like one of the board, and speaks of no order there", () => {
    vi.stubGlobal("window", {});
    const html = renderToStaticMarkup(
      <CookieBanner app="console" privacyUrl="https://lokalkorb.example/datenschutz" />,
    );
    expect(html).toContain("Nur was nötig ist");
    expect(html).not.toMatch(/>Ablehnen<|Bestellung/);
  });

  it("F07 CON-02 lets decline weigh as much as accept, and ticks nothing in advance", () => {
    vi.stubGlobal("window", {});
    const html = renderToStaticMarkup(
      <CookieBanner app="storefront" privacyUrl="https://lokalkorb.example/datenschutz" />,
    );
    const looks = new Map(buttons(html));
    expect([...looks.keys()]).toEqual(["Ablehnen", "Alle akzeptieren", "Einstellungen"]);
    expect(looks.get("Ablehnen")).toBe(looks.get("Alle akzeptieren"));
    expect(html).not.toContain("checked");
    expect(html).toContain('href="https://lokalkorb.example/datenschutz"');
  });

  it("F35 shows whoever comes back what holds now, and what is stored anyway", () => {
    const Cookiebot = { consent: { statistics: true } };
    vi.stubGlobal("window", { Cookiebot, lokalkorbConfig: { streets: null } });
    const html = renderToStaticMarkup(<CookieChoices />);
    expect(html.match(/<input[^>]*checked[^>]*>[^]*?<b>([^<]*)/)?.[1]).toBe("Statistik");
    expect(html.match(/checked/g)).toHaveLength(1);
    for (const { purpose } of necessaryStorage) expect(html).toContain(purpose);
    expect(html).not.toContain("Straßen auf Karten");
  });

  it("F35 CON-02 has a choice of its own for streets on maps where they are configured, not ticked", () => {
    vi.stubGlobal("window", { lokalkorbConfig: { streets: {} }, addEventListener: () => undefined });
    const html = renderToStaticMarkup(<CookieChoices />);
    expect(html).toContain("Straßen auf Karten");
    expect(html).not.toContain("checked");
  });
});

describe("ErrorDialog", () => {
  it("F32 asks what happened, for a name and an optional e-mail, in German", () => {
    const html = renderToStaticMarkup(
      <ErrorDialog send={() => Promise.resolve(true)} unasked={false} supportEmail="" onClose={() => undefined} />,
    );
    expect(html).toContain("Was ist passiert?");
    expect(html).toContain("Dein Name");
    expect(html).toMatch(/E-Mail<span[^>]*> \(freiwillig\)/);
    expect(html).toMatch(/<textarea[^>]*required/);
    expect(html).not.toMatch(/<input[^>]*required/);
    expect(html).toContain("an das Team von Lokalkorb");
  });

  it("S-P1 asks whoever came to tell of something what it is, and leads to the shop", () => {
    const html = renderToStaticMarkup(
      <ErrorDialog send={() => Promise.resolve(true)} unasked supportEmail="" onClose={() => undefined} />,
    );
    expect(html).toContain("Was ist los?");
    expect(html).toContain("Impressum");
    expect(html).not.toMatch(/Fehler aufgetreten|nicht passieren/);
  });

  it("F32 offers an e-mail instead where no service is configured", () => {
    const html = renderToStaticMarkup(
      <ErrorDialog send={null} unasked={false} supportEmail="hilfe@lokalkorb.example" onClose={() => undefined} />,
    );
    expect(html).toContain("mailto:hilfe@lokalkorb.example?subject=");
    expect(html).not.toContain("<form");
  });
});

describe("HelpPanel", () => {
  const imprint = { href: "https://lokalkorb.example/ofen/impressum", textContent: "Impressum Ofen" };
  const panel = (
    provider: "builtin" | "crisp" | "off",
    chatAllowed = false,
    seller: typeof imprint | null = null,
  ): string =>
    renderToStaticMarkup(
      <HelpPanel
        config={{
          app: "storefront",
          chat: { provider, id: "x" },
          storefrontUrl: "https://lokalkorb.example",
          supportEmail: "hilfe@lokalkorb.example",
        }}
        chatAllowed={chatAllowed}
        openChat={() => Promise.resolve()}
        loadInbox={() => Promise.reject(new Error("not asked"))}
        report={() => undefined}
        seller={seller}
        onClose={() => undefined}
      />,
    );

  it("S-L6 leads from its answers to the shop that sells, where a page is one's", () => {
    expect(panel("off", false, imprint)).toContain(`href="${imprint.href}">Impressum Ofen</a>`);
    expect(panel("off")).not.toContain("/impressum");
  });

  it("F04 answers questions and leads to a person", () => {
    expect(panel("builtin")).toContain("Wie bestelle ich?");
    expect(panel("builtin")).toContain("mailto:hilfe@lokalkorb.example");
    // One button writes; the page of its own is there where that one fails.
    expect(panel("builtin").match(/schreiben/g)).toHaveLength(1);
    expect(panel("builtin")).not.toContain("Chat öffnen");
    expect(panel("off")).not.toContain("mailto:");
  });

  it("CON-05 says whose chat it is before it loads, unless that was allowed", () => {
    expect(panel("crisp")).toContain("Der Chat kommt von Crisp.");
    expect(panel("crisp", true)).not.toContain("Der Chat kommt von Crisp.");
    expect(panel("crisp", true)).toContain("Chat öffnen");
  });
});
