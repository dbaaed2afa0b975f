/*
 * Keeps the pages of shops as they were seen last, so that a menu and the frame of an order can be read without a network.
 * Pages are fetched without cookies: nothing about a person is in them. Orders, prices of a basket and all calls go to the
 * network alone. It also shows what the push service brings of an order that somebody wants to hear of.
 */
const build = new URL(self.location.href).searchParams.get("build") ?? "";
const namesBegin = "lokalkorb-";
const cacheName = namesBegin + build;
const offlinePath = "/offline";
/** The page of every order is the same file. */
const orderPath = "/bestellung/";
const seenHeader = "x-seen-at";
const titleHeader = "x-title";
/** Milliseconds that a kept page counts as the one that was seen. */
const freshFor = 5 * 60_000;
const mostPages = 12;
const mostPictures = 300;
const longestFile = 1_500_000;
/** A page that is kept does not wait longer for its network. */
const patience = 10_000;

const isPicture = (path) => path.startsWith("/api/pictures/");
const isFile = (path) =>
  /^\/(?:_next\/static|goods|icons|api\/pictures|api\/menu)\//.test(path) ||
  path === "/api/config" ||
  path === "/favicon.ico";
const isPage = (path) => path.startsWith("/") && !path.startsWith("/api/") && !path.startsWith("/_next/");
/** Pages that say themselves how old they are; all others are told below. */
const tellsItsAge = (path) => path === offlinePath || path === "/bestellungen" || path.startsWith(orderPath);
const keyOf = (path) => (path.startsWith(orderPath) ? orderPath : path);

self.addEventListener("install", (event) => {
  event.waitUntil(keep({ path: offlinePath }).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(begin());
});

/** Pages of an earlier deployment ask for files that are gone, so they go with it. */
async function begin() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(namesBegin) && name !== cacheName).map((name) => caches.delete(name)),
  );
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("message", (event) => {
  const { path, files } = event.data ?? {};
  if (typeof path !== "string" || !isPage(path)) return;
  // Who signs out has all of them forgotten, this one too.
  const both = caches.match(offlinePath).then((there) => there ?? keep({ path: offlinePath })).then(() => keep({ path, files })); // prettier-ignore
  event.waitUntil(both.catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageFor(event, pathname));
  else if (isFile(pathname)) event.respondWith(fileFor(request));
});

async function keep({ path, files = [] }) {
  const cache = await caches.open(cacheName);
  const key = keyOf(path);
  const known = await cache.match(key);
  let text = "";
  if (known === undefined || Date.now() - Number(known.headers.get(seenHeader)) > freshFor) {
    const answer = await fetch(path, { credentials: "omit", cache: "no-cache" });
    const isReadable = answer.ok && (answer.headers.get("content-type") ?? "").startsWith("text/html");
    if (!isReadable || answer.redirected) throw new Error(`not kept: ${path}`);
    text = await answer.text();
    const headers = new Headers(answer.headers);
    headers.set(seenHeader, String(Date.now()));
    if (!tellsItsAge(path)) headers.set(titleHeader, encodeURIComponent(/<title[^>]*>([^<]*)/.exec(text)?.[1] ?? ""));
    // It comes as plain text from here on.
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    if (text.length <= longestFile) await cache.put(key, new Response(text, { headers }));
  }
  const inText = [...text.matchAll(/\/(?:_next\/static|goods)\/[^"'\s<>)\\&]+/g)].map(([file]) => file);
  const wanted = Array.isArray(files) ? files.filter((file) => typeof file === "string" && isFile(file)) : [];
  await Promise.all([...new Set(["/api/config", ...inText, ...wanted])].map((file) => keepFile(cache, file)));
  await forgetOldest(cache);
}

async function keepFile(cache, path) {
  if (await cache.match(path)) return;
  const answer = await fetch(path, { credentials: "omit" });
  if (!answer.ok) return;
  const content = await answer.blob();
  if (content.size <= longestFile) await cache.put(path, new Response(content, { headers: answer.headers }));
}

/** What was kept first stands first. */
async function forgetOldest(cache) {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const pages = paths.filter((path) => !isFile(path) && path !== offlinePath && path !== orderPath);
  const pictures = paths.filter(isPicture);
  const tooMany = [...pages.slice(0, -mostPages), ...pictures.slice(0, -mostPictures)];
  await Promise.all(tooMany.map((path) => cache.delete(path)));
}

async function fileFor(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(cacheName)).match(request);
    if (kept !== undefined) return kept;
    throw error;
  }
}

async function pageFor(event, path) {
  const answered = fromNetwork(event);
  // It may fail before anything waits for it.
  answered.catch(() => undefined);
  try {
    const answer = await ((await isKept(path)) ? inTime(answered) : answered);
    // A gateway says that there is no server behind it; whatever the server itself says is shown.
    return answer.status < 502 ? answer : ((await keptPage(path)) ?? answer);
  } catch (error) {
    const kept = await keptPage(path);
    if (kept !== undefined) return kept;
    throw error;
  }
}

const isKept = async (path) => (await (await caches.open(cacheName)).match(keyOf(path))) !== undefined;

const fromNetwork = async ({ preloadResponse, request }) => (await preloadResponse) ?? fetch(request);

function inTime(answer) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

async function keptPage(path) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(keyOf(path));
  if (kept === undefined) return cache.match(offlinePath);
  if (tellsItsAge(path)) return kept;
  const note = noteOf(Number(kept.headers.get(seenHeader)));
  const text = (await kept.text()).replace(/<body[^>]*>/, (body) => body + note);
  return new Response(text, { headers: kept.headers });
}

const noteOf = (seenAt) =>
  `<div role="status" data-kept style="padding:.75rem 1rem;background:var(--warning-tint,#fff1ec);color:var(--warning-ink,#7a1f08);font-family:inherit;text-align:center"><b>Gerade kein Netz.</b> So hast du die Karte zuletzt gesehen, Stand ${momentOf(seenAt)}. Preise und Vorrat können sich geändert haben. Bestellen geht, sobald du wieder Netz hast.</div>`;

function momentOf(at) {
  const day = { weekday: "short", day: "numeric", month: "numeric", timeZone: "Europe/Berlin" };
  const dayOf = (moment) => new Intl.DateTimeFormat("de-DE", day).format(moment);
  const time = new Intl.DateTimeFormat("de-DE", { hour: "2-digit", minute: "2-digit", timeZone: day.timeZone }).format(
    at,
  );
  return `${dayOf(at) === dayOf(Date.now()) ? "heute" : dayOf(at)}, ${time}\u00a0Uhr`;
}

self.addEventListener("push", (event) => {
  let message = {};
  try {
    message = event.data.json();
  } catch {
    // A browser wants to be shown something for each message.
  }
  const { title = "Lokalkorb", body = "", tag = "order", path = "/" } = message;
  const shown = { body, tag, renotify: true, icon: "/icons/192.png", lang: "de", data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  // Nothing but a page of this app is opened, whatever a message says.
  const wanted = new URL(typeof path === "string" ? path : "/", self.location.origin);
  const address = wanted.origin === self.location.origin ? wanted : new URL("/", self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find(({ url }) => new URL(url).pathname === address.pathname);
      return open === undefined ? self.clients.openWindow(address.href) : open.focus();
    }),
  );
});
