import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

export interface FloorServer {
  readonly url: string;
  stop(): Promise<void>;
}

interface Answer {
  readonly type: string;
  readonly body: Buffer;
  readonly packed: boolean;
}

/**
 * The same content as static HTML (P3): pages of a running site without any script, the style in the page as a careful author would put
 * it there, with the site's own fonts and pictures.
 */
export async function startStaticFloor(site: string, paths: readonly string[]): Promise<FloorServer> {
  const answers = new Map<string, Answer>();
  for (const path of paths) answers.set(path, packedText("text/html; charset=utf-8", await withoutScripts(site, path)));
  const server = createServer(({ url = "/" }, response) => {
    void answerTo(site, url, answers).then(
      ({ type, body, packed }) =>
        response
          .writeHead(200, {
            "content-type": type,
            "cache-control": "public, max-age=31536000, immutable",
            ...(packed ? { "content-encoding": "gzip" } : {}),
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
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

async function answerTo(site: string, path: string, answers: Map<string, Answer>): Promise<Answer> {
  const known = answers.get(path);
  if (known !== undefined) return known;
  const found = await fetch(new URL(path, site));
  if (!found.ok) throw new Error(`${path} answers ${found.status}`);
  const type = found.headers.get("content-type") ?? "application/octet-stream";
  const body = Buffer.from(await found.arrayBuffer());
  const answer = /text|svg|json/.test(type) ? packedText(type, body.toString()) : { type, body, packed: false };
  answers.set(path, answer);
  return answer;
}

const packedText = (type: string, text: string): Answer => ({ type, body: gzipSync(text, { level: 6 }), packed: true });

async function withoutScripts(site: string, path: string): Promise<string> {
  const html = await (await fetch(new URL(path, site))).text();
  const bare = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "").replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, "");
  let styled = bare;
  for (const [tag, address = ""] of bare.matchAll(/<link\b[^>]*\bhref="([^"]+\.css)"[^>]*>/g)) {
    const style = await (await fetch(new URL(address, site))).text();
    const absolute = style.replaceAll(/url\((?:\.\.\/)+/g, "url(/_next/static/");
    styled = styled.replace(tag, () => (tag.includes('rel="stylesheet"') ? `<style>${absolute}</style>` : ""));
  }
  return styled;
}
