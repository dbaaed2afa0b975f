import { describe, expect, it } from "vitest";
import { prepareFirstStyle } from "./first-style.server.ts";

const styleFor = (css: string, html: string): string => prepareFirstStyle(css)(html);

describe("the style that a page begins with (P3)", () => {
  it("takes what holds for every page and what the page's own classes need", () => {
    const css =
      ":root{--a:1px}body{margin:0}.card{color:red}.card .price{color:blue}.dialog{display:flex}.card.gone{color:grey}";
    expect(styleFor(css, '<li class="card open"><b class="price">2 €</b></li>')).toBe(
      ":root{--a:1px}body{margin:0}.card{color:red}.card .price{color:blue}",
    );
  });

  it("keeps a rule of which one selector holds", () => {
    expect(styleFor(".a,.b{x:y}", '<i class="b">')).toBe(".a,.b{x:y}");
  });

  it("looks into layers and widths, and leaves out what becomes empty", () => {
    const css = "@layer a,b;@layer a{@media (min-width:1px){.a{x:y}.b{x:y}}}@media print{.b{x:y}}@keyframes t{to{x:y}}";
    expect(styleFor(css, '<i class="a">')).toBe(
      "@layer a,b;@layer a{@media (min-width:1px){.a{x:y}}}@keyframes t{to{x:y}}",
    );
  });

  it.each([
    String.raw`.sm\:p-1\.5{x:y}`,
    String.raw`.\[\&\>svg\]\:size-3>svg{x:y}`,
    String.raw`.\31 0\/2{x:y}`,
    ".a:not(.b){x:y}",
    ".a:is(.c,.d):hover{x:y}",
    "html:has(.c) .a{x:y}",
  ])("understands %s", (css) => {
    expect(styleFor(css, '<i class="a sm:p-1.5 [&amp;&gt;svg]:size-3 10/2">')).toBe(css);
    expect(styleFor(css, '<i class="e">')).toBe("");
  });
});
