import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from "node:crypto";
import { escapeHtml, formatMoment } from "../service/html.ts";
import type { LocalService } from "../service/local-service.ts";
import { json, type Route } from "../service/service-route.ts";

/** A browser that subscribed; its keys never leave it. */
interface Browser {
  readonly privateKey: Buffer;
  readonly auth: Buffer;
}

interface ShownMessage {
  readonly at: number;
  readonly browser: string;
  /** As the service worker of the browser would read it. */
  readonly payload: Readonly<Record<string, unknown>>;
}

const tabKey = "mitteilungen";
const mostKept = 500;

/** Stands for the push services of all makers (RFC 8030) and for the browsers behind them, which decrypt (RFC 8291). */
export function startPush({ now }: { readonly now: () => number }): LocalService {
  const browsers = new Map<string, Browser>();
  let shown: ShownMessage[] = [];

  const routes: readonly Route[] = [
    {
      method: "POST",
      path: /^\/api\/push\/subscriptions$/,
      answer: ({ headers }) => {
        const ecdh = createECDH("prime256v1");
        const p256dh = ecdh.generateKeys("base64url");
        const [id, auth] = [randomBytes(9).toString("base64url"), randomBytes(16)];
        browsers.set(id, { privateKey: ecdh.getPrivateKey(), auth });
        const endpoint = `http://${headers.host ?? "127.0.0.1"}/push/${id}`;
        return json({ endpoint, p256dh, auth: auth.toString("base64url") }, 201);
      },
    },
    {
      method: "DELETE",
      path: /^\/api\/push\/subscriptions\/([\w-]+)$/,
      answer: ({ match }) => {
        browsers.delete(match[1] ?? "");
        return { status: 204 };
      },
    },
    { method: "GET", path: /^\/api\/push$/, answer: () => json(shown) },
    {
      method: "POST",
      path: /^\/push\/([\w-]+)$/,
      answer: ({ match, headers, body }) => {
        const id = match[1] ?? "";
        const browser = browsers.get(id);
        if (browser === undefined) return { status: 410 };
        if (headers["content-encoding"] !== "aes128gcm" || !/^\d+$/.test(String(headers["ttl"])))
          return json({ error: "Content-Encoding aes128gcm and a TTL are needed." }, 400);
        const origin = `http://${headers.host ?? ""}`;
        if (!isSigned(headers.authorization ?? "", origin, now()))
          return json({ error: "Not signed (RFC 8292)." }, 403);
        const payload = JSON.parse(decrypt(body, browser).toString("utf8")) as ShownMessage["payload"];
        shown = [...shown, { at: now(), browser: id, payload }].slice(-mostKept);
        return { status: 201 };
      },
    },
  ];

  return {
    routes,
    tab: {
      key: tabKey,
      label: "Mitteilungen",
      count: () => shown.length,
      content: () => {
        const rows = shown.toReversed().map(({ at, payload }) => {
          const { title = "", body = "" } = payload as { readonly title?: string; readonly body?: string };
          return `<li><time>${escapeHtml(formatMoment(at))}</time><br><b>${escapeHtml(title)}</b><br>${escapeHtml(body)}</li>`;
        });
        return rows.length === 0 ? "<p>Noch keine Mitteilung empfangen.</p>" : `<ol>${rows.join("")}</ol>`;
      },
    },
    reset: () => {
      shown = [];
    },
    stop: () => Promise.resolve(),
  };
}

const hmac = (key: Buffer, text: Buffer | string): Buffer => createHmac("sha256", key).update(text).digest();

function decrypt(body: Buffer, { privateKey, auth }: Browser): Buffer {
  const salt = body.subarray(0, 16);
  const end = 21 + (body[20] ?? 0);
  const senderKey = body.subarray(21, end);
  const own = createECDH("prime256v1");
  own.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), senderKey, Buffer.from([1])]);
  const secret = hmac(salt, hmac(hmac(auth, own.computeSecret(senderKey)), info));
  const key = hmac(secret, "Content-Encoding: aes128gcm\0\u0001").subarray(0, 16);
  const nonce = hmac(secret, "Content-Encoding: nonce\0\u0001").subarray(0, 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

function isSigned(authorization: string, origin: string, at: number): boolean {
  const [, head = "", claims = "", signature = "", key = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const { aud, exp } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) as { aud: string; exp: number };
  const signed = Buffer.from(`${head}.${claims}`);
  const isValid = verify("sha256", signed, { key: publicKey, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url")); // prettier-ignore
  return isValid && aud === origin && exp * 1000 > at;
}
