import { gzipSync } from "node:zlib";

export interface FirstLoad {
  readonly bytes: number;
  readonly parts: ReadonlyMap<string, number>;
}

/** The scripts that the HTML of a page names for today's browsers, each packed as `gzip -9` would. */
export async function firstLoad(url: string): Promise<FirstLoad> {
  const html = await (await fetch(url)).text();
  const tags = html.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .map((tag) => (/\bsrc="([^"]+)"/.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&"));
  const parts = new Map<string, number>();
  for (const source of new Set(sources)) {
    const script = await fetch(new URL(source, url));
    if (!script.ok) throw new Error(`${source} answers ${script.status}`);
    parts.set(source, gzipSync(await script.text(), { level: 9 }).length);
  }
  return { parts, bytes: [...parts.values()].reduce((sum, size) => sum + size, 0) };
}
