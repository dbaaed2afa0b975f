import type { MailBlock, MailContent, MailRow } from "./mail-content.ts";
import { mailGround as ground, type MailLook } from "./mail-look.ts";

/** Text that was escaped or written here. */
interface Html {
  readonly html: string;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Everything between the words is escaped unless it came out of this very function. */
const html = (words: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html => ({
  html: words
    .map((word, index) => {
      const value = values[index] ?? "";
      if (typeof value === "string") return word + escaped(value);
      return word + ("html" in value ? value.html : value.map((part) => part.html).join(""));
    })
    .join(""),
});

const lineBreak = html`<br />`;

const multiline = (text: string): readonly Html[] =>
  text.split("\n").flatMap((line, index) => (index === 0 ? [html`${line}`] : [lineBreak, html`${line}`]));

const body = `font-family:${ground.font};font-size:16px;line-height:1.5;color:${ground.ink}`;
const quiet = `font-family:${ground.font};font-size:14px;line-height:1.5;color:${ground.ink2}`;
const small = `font-family:${ground.font};font-size:12px;line-height:1.5;color:${ground.ink2}`;
const noGap = "border-collapse:collapse;border-spacing:0";

const rowStyle = ({ weight }: MailRow): string =>
  weight === "strong" ? `${body};font-weight:700` : weight === "faint" ? small : body;

/** Tables, because that is what every mail program lays out alike. */
const table = (content: Html | readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${noGap};width:100%">
    ${content}
  </table>`;

function block(one: MailBlock, look: MailLook): Html {
  switch (one.type) {
    case "text":
      return html`<p style="margin:0 0 16px;${body}">${multiline(one.text)}</p>`;
    case "callout": {
      const ink = one.tone === "warning" ? ground.warningInk : look.accent;
      const tint = one.tone === "warning" ? ground.warningTint : look.tint;
      return html`<div style="margin:0 0 20px;padding:14px 16px;border-radius:12px;background:${tint}">
        <p style="margin:0;${body};font-weight:700;color:${ink}">${one.title}</p>
        <p style="margin:4px 0 0;${body}">${multiline(one.text)}</p>
      </div>`;
    }
    case "code":
      return html`<div
        style="margin:0 0 20px;padding:16px;border-radius:12px;background:${look.tint};text-align:center"
      >
        <p style="margin:0;${quiet}">${one.label}</p>
        <p
          style="margin:0;font-family:${ground.font};font-size:44px;line-height:1.2;font-weight:700;color:${look.accent}"
        >
          ${one.value}
        </p>
        <p style="margin:0;${quiet}">${one.hint}</p>
      </div>`;
    case "facts":
      return html`${table(
          one.rows.map(
            (row) =>
              html`<tr>
                <td style="padding:0 12px 10px 0;vertical-align:top;width:34%;${quiet}">${row.label}</td>
                <td style="padding:0 0 10px;vertical-align:top;${rowStyle(row)}">${multiline(row.value)}</td>
              </tr>`,
          ),
        )}
        <div style="height:10px;line-height:10px">&nbsp;</div>`;
    case "lines":
      return html`<h2 style="margin:8px 0 8px;${body};font-size:18px;font-weight:700">${one.title}</h2>
        ${table(
          one.lines.map(
            ({ amount, name, details, price }) =>
              html`<tr>
                <td style="padding:8px 12px 8px 0;vertical-align:top;border-top:1px solid ${ground.line};${body}">
                  <strong>${amount}&nbsp;${name}</strong
                  >${details.map((detail) => html`<br /><span style="${quiet}">${multiline(detail)}</span>`)}
                </td>
                <td
                  align="right"
                  style="padding:8px 0;vertical-align:top;text-align:right;white-space:nowrap;border-top:1px solid ${ground.line};${body}"
                >
                  ${price}
                </td>
              </tr>`,
          ),
        )}`;
    case "sums":
      return html`${table(
          one.rows.map(
            (row) =>
              html`<tr>
                <td
                  style="padding:${row.weight === "strong" ? "10px" : "3px"} 12px 3px 0;${row.weight === "strong" ? `border-top:2px solid ${ground.ink};` : ""}${rowStyle(row)}"
                >
                  ${row.label}
                </td>
                <td
                  align="right"
                  style="padding:${row.weight === "strong" ? "10px" : "3px"} 0 3px;text-align:right;white-space:nowrap;${row.weight === "strong" ? `border-top:2px solid ${ground.ink};` : ""}${rowStyle(row)}"
                >
                  ${row.value}
                </td>
              </tr>`,
          ),
        )}
        <div style="height:20px;line-height:20px">&nbsp;</div>`;
    case "button":
      return html`<table
        role="presentation"
        cellpadding="0"
        cellspacing="0"
        style="border-collapse:separate;margin:4px 0 24px"
      >
        <tr>
          <td style="border-radius:999px;background:${look.button};border:1px solid ${look.buttonEdge}">
            <a
              href="${one.url}"
              style="display:inline-block;padding:12px 24px;font-family:${ground.font};font-size:16px;line-height:20px;font-weight:700;color:${look.onButton};text-decoration:none"
              >${one.label}</a
            >
          </td>
        </tr>
      </table>`;
    case "small":
      return html`<h2 style="margin:12px 0 4px;${small};font-weight:700">${one.title}</h2>
        ${one.paragraphs.map((paragraph) => html`<p style="margin:0 0 8px;${small}">${multiline(paragraph)}</p>`)}`;
  }
}

/** Complete and self-contained: it loads nothing, so opening a mail is not tracked. */
export function renderHtml(content: MailContent, shopName: string, look: MailLook): string {
  const { subject, preview, headline, blocks, footer } = content;
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${ground.paper};-webkit-text-size-adjust:100%">
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="${noGap};width:100%;background:${ground.paper}"
        >
          <tr>
            <td align="center" style="padding:16px 8px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="border-collapse:separate;border-spacing:0;width:100%;max-width:600px;background:${ground.surface};border:1px solid ${ground.line};border-radius:16px;overflow:hidden"
              >
                <tr>
                  <td
                    style="padding:18px 20px;border-radius:15px 15px 0 0;background:${look.band};font-family:${ground.font};font-size:18px;line-height:1.3;font-weight:700;color:${look.onBand}"
                  >
                    ${shopName}
                  </td>
                </tr>
                <tr>
                  <td style="padding:24px 20px 8px">
                    <h1
                      style="margin:0 0 16px;font-family:${ground.font};font-size:26px;line-height:1.25;font-weight:700;color:${ground.ink}"
                    >
                      ${headline}
                    </h1>
                    ${blocks.map((one) => block(one, look))}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 20px 20px;border-top:1px solid ${ground.line}">
                    ${footer.map((paragraph) => html`<p style="margin:0 0 8px;${small}">${multiline(paragraph)}</p>`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.html;
}
