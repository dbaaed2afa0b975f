import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { DocumentShell, type DocumentShellProps } from "./document-shell.tsx";
import { PageHead, type PageHeadProps } from "./page-head.tsx";

type Tag = ReactElement<Readonly<Record<string, string>>>;

/** The entries of the page's head, by name. */
function headOf(props: PageHeadProps): Readonly<Record<string, string>> {
  const head = PageHead(props) as ReactElement<{ children: readonly (Tag | null)[] }>;
  const tags = head.props.children.filter((tag) => tag !== null);
  return Object.fromEntries(
    tags.map(({ key, props: tag }) => [String(key), tag["content"] ?? tag["href"] ?? tag["children"] ?? ""]),
  );
}

/** The head of every document. */
function documentHead(more: Pick<DocumentShellProps, "manifest" | "shareImage">): readonly Tag[] {
  const { props } = DocumentShell({ demo: false, themeColor: "#ffffff", ...more }) as ReactElement<{
    children: ReactElement<{ children: (Tag | readonly Tag[] | null)[] }>[];
  }>;
  return props.children[0]?.props.children.flat().filter((tag) => tag !== null) ?? [];
}

describe("PageHead", () => {
  it("F01 F06 has German defaults for title, description, picture and share data", () => {
    expect(headOf({})).toMatchObject({
      title: "Lokalkorb – Lokale Produkte, einfach bestellen",
      description: "Lokale Produkte - einfach bestellen.",
      "og:title": "Lokalkorb – Lokale Produkte, einfach bestellen",
      "og:description": "Lokale Produkte - einfach bestellen.",
    });
    expect(headOf({})).not.toHaveProperty("robots");
  });

  it("F06 has the share data of all pages in the document around them", () => {
    const tags = documentHead({});
    const said = Object.fromEntries(tags.map(({ props: tag }) => [tag["property"] ?? tag["name"], tag["content"]]));
    expect(said).toMatchObject({
      "og:type": "website",
      "og:locale": "de_DE",
      "og:site_name": "Lokalkorb",
      "twitter:card": "summary_large_image",
      "og:image": "/share.png",
      "og:image:width": "1200",
      "og:image:height": "630",
    });
  });

  it("F06 shows the picture of a page beside its link, once", () => {
    const shareImage = {
      url: "https://lokalkorb.example/a.jpg",
      width: 1200,
      height: 630,
      alt: "Bauernbrot, Hofladen",
    };
    const pictures = documentHead({ shareImage }).flatMap(({ props: tag }) =>
      tag["property"]?.startsWith("og:image") ? [[tag["property"], tag["content"]]] : [],
    );
    expect(pictures).toEqual([
      ["og:image", "https://lokalkorb.example/a.jpg"],
      ["og:image:width", "1200"],
      ["og:image:height", "630"],
      ["og:image:alt", "Bauernbrot, Hofladen"],
    ]);
  });

  it("S-P16 says how the app is called on a home screen only where the app has a manifest", () => {
    const manifestOf = (more: { readonly manifest?: string }) =>
      documentHead(more).find(({ props }) => props["rel"] === "manifest")?.props["href"];
    expect(manifestOf({ manifest: "/manifest.webmanifest" })).toBe("/manifest.webmanifest");
    expect(manifestOf({})).toBeUndefined();
  });

  it("says where machines read the same, where there is such a place", () => {
    const feed = "https://us-central1-lokalkorb.cloudfunctions.net/menuFeed/hofladen";
    expect(headOf({ feed })).toMatchObject({ feed });
    expect(headOf({})).not.toHaveProperty("feed");
  });

  it("F06 lets a page say its own, with absolute addresses for sharing", () => {
    const head = headOf({ title: "Hofladen", origin: "https://lokalkorb.example", path: "/hofladen" });
    expect(head).toMatchObject({
      title: "Hofladen · Lokalkorb",
      "og:url": "https://lokalkorb.example/hofladen",
      canonical: "https://lokalkorb.example/hofladen",
    });
  });

  it("F06 keeps a page out of search engines where it asks for that", () => {
    const head = headOf({ noIndex: true, path: "/kasse" });
    expect(head["robots"]).toBe("noindex, nofollow");
    expect(head).not.toHaveProperty("canonical");
  });
});
