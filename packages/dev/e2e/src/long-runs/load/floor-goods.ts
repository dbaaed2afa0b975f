import type { FloorGoods, FloorProduct } from "@lokalkorb/tooling/bench/floor-goods.ts";
import type { Browser } from "@playwright/test";

export interface ShownGoods {
  readonly goods: FloorGoods;
  /** Drawings by their path. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** The products of a shop, read from its page: the floors beside it show the same. */
export async function readFloorGoods(browser: Browser, shopUrl: string): Promise<ShownGoods> {
  const page = await browser.newPage();
  await page.goto(shopUrl);
  const shop = await page.getByRole("heading", { level: 1 }).innerText();
  const shown = await page.locator(".card-link").evaluateAll((links) =>
    links.map((link) => {
      const card = link.closest("li");
      const text = (selector: string): string => card?.querySelector(selector)?.textContent ?? "";
      return {
        slug: new URL((link as HTMLAnchorElement).href).pathname.split("/").at(-1) ?? "",
        name: link.textContent ?? "",
        description: text(".product-description"),
        price: text(".product-price"),
        picture: new URL(card?.querySelector("img")?.src ?? location.href).pathname,
      };
    }),
  );
  await page.close();
  const products = [...new Map(shown.map((product): [string, FloorProduct] => [product.slug, product])).values()];
  const pictures = new Map<string, Buffer>();
  for (const path of new Set(products.map(({ picture }) => picture)))
    pictures.set(path, Buffer.from(await (await fetch(new URL(path, shopUrl))).arrayBuffer()));
  return { goods: { shop, products }, pictures };
}
