import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml, formatMoment } from "../service/html.ts";
import type { LocalService } from "../service/local-service.ts";
import { json, type Reply, type Route, type ServiceRequest } from "../service/service-route.ts";

/** A text as it would arrive on a phone. */
interface ReceivedSms {
  readonly sid: string;
  readonly at: number;
  readonly to: string;
  readonly from: string;
  readonly body: string;
}

export interface TwilioServiceOptions {
  readonly dataDir: string | null;
  readonly now: () => number;
}

const tabKey = "sms";
const mostKept = 500;
const accounts = String.raw`^/2010-04-01/Accounts/(AC[0-9a-f]{32})/Messages\.json$`;

/** Numbers that end so behave as on a bad day. */
const outcomes: Readonly<Record<string, Reply>> = {
  "0001": failure(400, 21_211, "Invalid 'To' Phone Number"),
  "0002": failure(400, 21_610, "Attempt to send to unsubscribed recipient"),
  "0003": failure(429, 20_429, "Too Many Requests"),
};

/** Stands for Twilio's Messages API (2010-04-01) and for every phone at once. */
export function startTwilio({ dataDir, now }: TwilioServiceOptions): LocalService {
  const file = dataDir === null ? null : join(dataDir, "sms.json");
  let received = file === null ? [] : read(file);
  const keep = (next: readonly ReceivedSms[]): void => {
    received = next.slice(-mostKept);
    if (file === null || dataDir === null) return;
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(received));
  };

  const routes: readonly Route[] = [
    {
      method: "POST",
      path: new RegExp(accounts),
      answer: (request) => {
        const refused = refusalOf(request);
        if (refused !== null) return refused;
        const form = new URLSearchParams(request.body.toString("utf8"));
        const [to, body] = [form.get("To") ?? "", form.get("Body") ?? ""];
        const from = form.get("From") ?? form.get("MessagingServiceSid") ?? "";
        if (!/^\+[1-9]\d{6,14}$/.test(to)) return outcomes["0001"] ?? { status: 400 };
        if (from === "") return failure(400, 21_603, "A 'From' phone number is required.");
        if (body === "" || body.length > 1600) return failure(400, 21_617, "The message body is empty or too long.");
        const outcome = outcomes[to.slice(-4)];
        if (outcome !== undefined) return outcome;
        const sms = { sid: `SM${String(received.length + 1).padStart(32, "0")}`, at: now(), to, from, body };
        keep([...received, sms]);
        return json(shown(sms, "queued"), 201);
      },
    },
    {
      method: "GET",
      path: new RegExp(accounts),
      answer: (request) => {
        const refused = refusalOf(request);
        if (refused !== null) return refused;
        const to = request.url.searchParams.get("To");
        const found = received.filter((sms) => to === null || sms.to === to).toReversed();
        return json({ messages: found.map((sms) => shown(sms, "delivered")), page: 0, page_size: found.length });
      },
    },
    { method: "GET", path: /^\/api\/sms$/, answer: () => json(received) },
    {
      method: "DELETE",
      path: /^\/api\/sms$/,
      answer: () => {
        keep([]);
        return { status: 204 };
      },
    },
  ];

  return {
    routes,
    tab: {
      key: tabKey,
      label: "SMS",
      count: () => received.length,
      content: () => {
        const rows = received
          .toReversed()
          .map(
            ({ at, to, from, body }) =>
              `<li><time>${escapeHtml(formatMoment(at))}</time> · an ${escapeHtml(to)} von ${escapeHtml(from)}<br><b>${escapeHtml(body)}</b></li>`,
          );
        return `<p>Nummern, die auf <code>0001</code>, <code>0002</code> oder <code>0003</code> enden, lösen die jeweilige Antwort aus: Nummer gibt es nicht, möchte keine SMS, gerade zu viel los.</p>
${rows.length === 0 ? "<p>Noch keine SMS empfangen.</p>" : `<ol>${rows.join("")}</ol>`}`;
      },
    },
    reset: () => keep([]),
    stop: () => Promise.resolve(),
  };
}

function refusalOf({ headers, match }: ServiceRequest): Reply | null {
  const [kind, value = ""] = (headers.authorization ?? "").split(" ");
  const [sid, token] = Buffer.from(value, "base64").toString("utf8").split(":");
  return kind === "Basic" && sid === match[1] && token ? null : failure(401, 20_003, "Authenticate");
}

function failure(status: number, code: number, message: string): Reply {
  return json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, status);
}

const shown = ({ sid, at, to, from, body }: ReceivedSms, status: string) => ({
  sid,
  to,
  from,
  body,
  status,
  direction: "outbound-api",
  date_created: new Date(at).toUTCString(),
  error_code: null,
  error_message: null,
});

function read(file: string): readonly ReceivedSms[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as readonly ReceivedSms[];
  } catch {
    return [];
  }
}
