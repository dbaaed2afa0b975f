import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { PlainLayout } from "./plain-layout.tsx";

const { useStorefrontUrl } = vi.hoisted(() => ({ useStorefrontUrl: vi.fn(() => "https://lokalkorb.example") }));
vi.mock("./use-storefront-url.ts", () => ({ useStorefrontUrl }));

const footer = (): string =>
  /<footer[^]*<\/footer>/.exec(renderToStaticMarkup(<PlainLayout>Anmelden</PlainLayout>))?.[0] ?? "";

it("K-LEG-01 the sign-in leads to the operator's imprint and privacy page", () => {
  expect(footer()).toMatch(/href="https:\/\/lokalkorb\.example\/impressum"[^>]*>Impressum</);
  expect(footer()).toMatch(/href="https:\/\/lokalkorb\.example\/datenschutz"[^>]*>Datenschutz</);
});

it("shows no way that leads nowhere while a page is rendered for every stack", () => {
  useStorefrontUrl.mockReturnValueOnce("");
  const html = footer();
  expect(html).toContain('href="#hilfe"');
  expect(html).not.toContain("impressum");
});
