/**
 * Writes every mail as a page, with a list of all of them, for people to look at: `pnpm --filter @lokalkorb/functions preview:mails`.
 * With `--smtp <port>` they also arrive in the local mailbox.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createTransport } from "nodemailer";
import { mailLook } from "../rendering/mail-look.ts";
import { renderHtml } from "../rendering/render-html.ts";
import { renderText } from "../rendering/render-text.ts";
import { aMailShop, demoMails } from "./demo-mails.ts";

const folder = fileURLToPath(new URL("../../../node_modules/.cache/mail-preview/", import.meta.url));
const { values } = parseArgs({ options: { smtp: { type: "string" }, theme: { type: "string" } } });
const shop = aMailShop({ theme: { key: values.theme ?? "orange" } });

mkdirSync(folder, { recursive: true });
const mails = demoMails(shop).map(({ name, content }, index) => ({
  name,
  subject: content.subject,
  file: `${String(index + 1).padStart(2, "0")}-${content.template}.html`,
  html: renderHtml(content, shop.name, mailLook(shop.theme)),
  text: renderText(content),
}));
for (const { file, html, text } of mails) {
  writeFileSync(`${folder}${file}`, html);
  writeFileSync(`${folder}${file.replace(".html", ".txt")}`, text);
}
const parts = mails.map(
  ({ name, file, subject }) =>
    `<section><h2>${name}</h2><p>${subject} · <a href="${file.replace(".html", ".txt")}">Text</a></p><iframe src="${file}" title="${name}"></iframe></section>`,
);
writeFileSync(
  `${folder}index.html`,
  `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>E-Mails</title><style>body{font-family:system-ui;margin:1rem}main{display:flex;flex-wrap:wrap;gap:1.5rem}section{flex:1 1 390px;max-width:660px}iframe{width:100%;height:900px;border:1px solid #ccc}</style><h1>Alle E-Mails</h1><main>${parts.join("")}</main></html>`,
);
if (values.smtp !== undefined) {
  const transport = createTransport({ host: "127.0.0.1", port: Number(values.smtp), ignoreTLS: true });
  for (const { subject, html, text } of mails) {
    await transport.sendMail({
      from: "bestellung@lokalkorb.example",
      to: "vorschau@post.example",
      subject,
      html,
      text,
    });
  }
}
process.stdout.write(`${mails.length} mails: ${folder}index.html\n`);
