import { createHash } from "node:crypto";
import { menuFeedName, type MenuFeed } from "@lokalkorb/contracts/menu-feed";
import { readQuery } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { MenuDeps } from "../catalog/menu-store.ts";
import { publishedMenu } from "../catalog/published-menu.ts";
import { defineRequest } from "../platform/endpoints/define-request.ts";
import { regionOf } from "../platform/resources.ts";
import { menuFeedOf } from "./menu-feed-of.ts";

export interface FeedDeps extends MenuDeps {
  readonly appUrl: string;
}

const keptSeconds = 60;

/** Slugs are at most this long; anything longer asks for nothing of ours. */
const longestSlug = 100;

/**
 * A shop's published menu for everybody who asks, without a key and from everywhere. It answers in the US region, so it
 * reads nothing about persons and holds no secret.
 */
export const menuFeed = defineRequest(
  menuFeedName,
  { region: regionOf("us") },
  async (request, response, deps: () => FeedDeps) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.set("Allow", "GET, HEAD").status(405).end();
      return;
    }
    const feed = await readFeed(deps(), slugIn(request.path));
    // For every page of every origin alike, so that caches between keep one answer.
    response.set("Access-Control-Allow-Origin", "*");
    response.set("Cache-Control", `public, max-age=${keptSeconds}`);
    if (feed === null) {
      response.status(404).json({ error: "no such shop" });
      return;
    }
    const text = JSON.stringify(feed);
    const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
    response.set("ETag", tag).type("application/json");
    if (request.get("If-None-Match") === tag) response.status(304).end();
    else response.status(200).send(text);
  },
);

function slugIn(path: string): string {
  try {
    return decodeURIComponent(path.replace(/^\/+|\/+$/g, ""));
  } catch {
    return "";
  }
}

async function readFeed(to: FeedDeps, slug: string): Promise<MenuFeed | null> {
  if (slug === "" || slug.length > longestSlug || slug.includes("/")) return null;
  const listed = queryOf(shopDocument, {}, { where: matching({ slug, listing: "public" }), limit: 1 });
  const [restaurant] = await readQuery(to.db, listed);
  const published = restaurant === undefined ? null : await publishedMenu(to, restaurant);
  return published && menuFeedOf(published.menu, published.storefront.live, to.appUrl);
}
