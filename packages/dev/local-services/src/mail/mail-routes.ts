import { json, type Reply, type Route } from "../service/service-route.ts";
import type { Mailbox, MailEntry } from "./mailbox.ts";
import { readMail, type ReadMail } from "./read-mail.ts";

const reportKinds = ["bounced", "soft-bounced", "complained"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** No script, nothing from other machines, links in a page of their own. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*; font-src data:";

const longestWait = 30_000;

/** Pages that people click, and the question of tests: `GET /api/mail?to=&subject=&count=&wait=` answers once so many are there. */
export const mailRoutes = (
  mailbox: Mailbox,
  report: (entry: MailEntry, kind: ReportKind) => void,
): readonly Route[] => [
  {
    method: "GET",
    path: /^\/api\/mail$/,
    answer: async ({ url: { searchParams } }) => {
      const wanted = { to: searchParams.get("to"), subject: searchParams.get("subject") };
      const count = Number(searchParams.get("count") ?? "1");
      const wait = Math.min(Number(searchParams.get("wait") ?? "0"), longestWait);
      return json(await untilThere(mailbox, () => mailbox.list().filter((entry) => fits(entry, wanted)), count, wait));
    },
  },
  {
    method: "GET",
    path: /^\/api\/mail\/(\d+)$/,
    answer: async ({ match }) =>
      withMail(mailbox, match, async (entry) => {
        const { text, html, headers } = await readMail(mailbox.source(entry.id));
        return json({ ...entry, text, html, headers });
      }),
  },
  {
    method: "DELETE",
    path: /^\/api\/mail$/,
    answer: () => {
      mailbox.clear();
      return { status: 204 };
    },
  },
  {
    method: "POST",
    path: /^\/mail\/clear$/,
    answer: () => {
      mailbox.clear();
      return { status: 303, location: "/?tab=e-mails" };
    },
  },
  {
    method: "GET",
    path: /^\/mail\/(\d+)\/html$/,
    answer: ({ match }) =>
      withMail(mailbox, match, async ({ id }) => ({
        status: 200,
        type: "text/html",
        headers: { "Content-Security-Policy": mailPolicy },
        body: `<base target="_blank">${withInlinePictures(await readMail(mailbox.source(id)))}`,
      })),
  },
  {
    method: "GET",
    path: /^\/(?:api\/)?mail\/(\d+)\/attachments\/(\d+)$/,
    answer: ({ match }) =>
      withMail(mailbox, match, async ({ id }) => {
        const attachment = (await readMail(mailbox.source(id))).attachments[Number(match[2])];
        if (attachment === undefined) return json({ error: "No such attachment." }, 404);
        const name = encodeURIComponent(attachment.name);
        return {
          status: 200,
          type: attachment.type,
          body: attachment.content,
          headers: {
            "Content-Disposition": `${attachment.type === "application/pdf" ? "inline" : "attachment"}; filename*=UTF-8''${name}`,
            "X-Content-Type-Options": "nosniff",
          },
        };
      }),
  },
  {
    method: "POST",
    path: /^\/mail\/(\d+)\/report$/,
    answer: ({ match, body }) =>
      withMail(mailbox, match, (entry) => {
        const wanted = new URLSearchParams(body.toString("utf8")).get("kind");
        const kind = reportKinds.find((known) => known === wanted);
        if (kind === undefined) return json({ error: `Unknown kind "${wanted ?? ""}".` }, 400);
        report(entry, kind);
        return { status: 303, location: "/?tab=e-mails" };
      }),
  },
];

function withMail(
  mailbox: Mailbox,
  match: RegExpExecArray,
  answer: (entry: MailEntry) => Reply | Promise<Reply>,
): Reply | Promise<Reply> {
  const entry = mailbox.find(match[1] ?? "");
  return entry === undefined ? json({ error: "No such mail." }, 404) : answer(entry);
}

const fits = (
  { envelope, subject }: MailEntry,
  wanted: { readonly to: string | null; readonly subject: string | null },
): boolean =>
  (wanted.to === null || envelope.to.some((to) => to.toLowerCase() === wanted.to?.toLowerCase())) &&
  (wanted.subject === null || subject.includes(wanted.subject));

const untilThere = (
  mailbox: Mailbox,
  find: () => readonly MailEntry[],
  count: number,
  wait: number,
): Promise<readonly MailEntry[]> =>
  new Promise((resolve) => {
    const isEnough = (): boolean => find().length >= count;
    if (wait <= 0 || isEnough()) return resolve(find());
    const finish = (): void => {
      clearTimeout(timer);
      stop();
      resolve(find());
    };
    const timer = setTimeout(finish, wait);
    const stop = mailbox.watch(() => {
      if (isEnough()) finish();
    });
  });

function withInlinePictures({ html, text, attachments }: ReadMail): string {
  if (html === "") return `<pre>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;
  return attachments.reduce(
    (page, { contentId, type, content }) =>
      contentId === ""
        ? page
        : page.replaceAll(`cid:${contentId}`, `data:${type};base64,${Buffer.from(content).toString("base64")}`),
    html,
  );
}
