import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { picturesInSight } from "./floor-goods.ts";
import type { FloorGoods, FloorProduct } from "./floor-goods.ts";

export interface FloorServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The least a browser can be sent to show the same goods: by hand, without a script, the style in the page (P3). */
export async function startStaticFloor(goods: FloorGoods, pictures: ReadonlyMap<string, Buffer>): Promise<FloorServer> {
  const pages = new Map([
    ["/", packed(listPage(goods))],
    ...goods.products.map((product): [string, Buffer] => [`/p/${product.slug}`, packed(productPage(goods, product))]),
  ]);
  const server = createServer(({ url = "/" }, response) => {
    const page = pages.get(url);
    const picture = pictures.get(url);
    if (page !== undefined)
      return void response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" })
        .end(page);
    if (picture === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "image/svg+xml", "cache-control": "max-age=31536000, immutable" });
    response.end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const packed = (html: string): Buffer => gzipSync(html, { level: 6 });

const style =
  "body{font:16px system-ui;margin:0;color:#222}header{background:#0a7a3c;color:#fff;padding:12px 16px;font-weight:700}" +
  "main{padding:16px}article{display:flex;gap:16px;border-bottom:1px solid #ddd;padding:12px 0}article div{flex:1}" +
  "h1{font-size:24px;margin:0 0 8px}h2{font-size:17px;margin:0}p{margin:4px 0}" +
  "button{font:inherit;padding:10px 14px;border:0;border-radius:8px;background:#0a7a3c;color:#fff}";

const shell = (title: string, shop: string, body: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head><body><header>${escaped(shop)}</header><main>${body}</main></body></html>`;

const basketForm = ({ slug }: FloorProduct): string =>
  `<form method="post" action="/korb"><button name="product" value="${escaped(slug)}">In den Korb</button></form>`;

function listPage({ shop, products }: FloorGoods): string {
  const rows = products.map((product, index) => {
    const { slug, name, description, price, picture } = product;
    const when = index < picturesInSight ? 'fetchpriority="high"' : 'loading="lazy"';
    return `<article><div><h2><a href="/p/${escaped(slug)}">${escaped(name)}</a></h2><p>${escaped(description)}</p><p>${escaped(price)}</p>${basketForm(product)}</div><img src="${escaped(picture)}" width="96" height="96" alt="" ${when}></article>`;
  });
  return shell(shop, shop, `<h1>${escaped(shop)}</h1>${rows.join("")}`);
}

function productPage({ shop }: FloorGoods, product: FloorProduct): string {
  const { name, description, price, picture } = product;
  return shell(
    name,
    shop,
    `<h1>${escaped(name)}</h1><img src="${escaped(picture)}" width="240" height="240" alt="" fetchpriority="high"><p>${escaped(description)}</p><p>${escaped(price)}</p>${basketForm(product)}`,
  );
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
