import { withdrawErrorsOf, type WithdrawErrors, type WithdrawForm } from "../withdraw-form.ts";
import { withdrawText as words } from "../withdraw-text.ts";

export interface PlainShop {
  readonly name: string;
  readonly slug: string;
  readonly email: string;
}

/** Everything that a person or an address typed. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

const style = `body{font:1.0625rem/1.5 system-ui,sans-serif;color:#1d1b16;background:#fbf8f1;margin:0}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{line-height:1.15}
form{display:grid;gap:1rem}label{display:grid;gap:.25rem;font-weight:700}small{font-weight:400;color:#57534a}
input,textarea{font:inherit;min-height:2.75rem;padding:.5rem .75rem;border:1px solid #8a8474;border-radius:.5rem;background:#fff}
button{font:inherit;font-weight:700;min-height:3rem;padding:.5rem 1rem;border:2px solid #1d1b16;border-radius:.75rem;background:#1d1b16;color:#fff}
button.back{background:none;color:inherit}.wrong{color:#a3201a}dt{color:#57534a}dd{margin:0 0 .5rem;overflow-wrap:anywhere;white-space:pre-line}
a{color:inherit;display:inline-block;padding:.6rem 0}`;

const page = (title: string, { name, slug }: PlainShop, body: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(`${title} · ${name}`)}</title><style>${style}</style></head><body><main><p><a href="/${escaped(slug)}">${escaped(words.back(name))}</a></p><h1>${escaped(title)}</h1>${body}</main></body></html>`;

const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join("");

const sending = (inner: string): string => `<form method="post" action="/api/widerruf">${inner}</form>`;

const aside = ({ email }: PlainShop): string => `<p><small>${escaped(words.mail(email))}</small></p>`;

/** The first step, with what is missing. */
export function fieldsPage(shop: PlainShop, form: WithdrawForm, errors: WithdrawErrors): string {
  const field = (name: keyof WithdrawForm, label: string, hint: string, attributes: string): string => {
    const error = errors[name];
    const about = error === undefined ? "" : `<span class="wrong" id="${name}-wrong">${escaped(error)}</span>`;
    const wrong = error === undefined ? "" : ` aria-invalid="true" aria-describedby="${name}-wrong"`;
    const input =
      name === "goods"
        ? `<textarea name="goods" rows="3" maxlength="2000"${wrong}>${escaped(form.goods)}</textarea>`
        : `<input name="${name}" value="${escaped(form[name])}" ${attributes}${wrong}>`;
    return `<label>${escaped(label)} ${hint === "" ? "" : `<small>${escaped(hint)}</small>`}${input}${about}</label>`;
  };
  return page(
    words.title,
    shop,
    `<p>${escaped(words.lead(shop.name))}</p>${sending(
      hidden({ shop: shop.slug }) +
        field("name", words.name, "", 'autocomplete="name" maxlength="120" required') +
        field("orderNo", words.orderNo, words.orderNoHint, 'maxlength="120" required') +
        field("email", words.email, words.emailHint, 'type="email" autocomplete="email" maxlength="254" required') +
        field("goods", words.goods, words.goodsHint, "") +
        `<button>${escaped(words.next)}</button><p><small>${escaped(words.notSent)}</small></p>`,
    )}${aside(shop)}`,
  );
}

/** The second step: the declaration as it will be sent, and the one button that sends it (WDR-02). */
export function confirmPage(shop: PlainShop, form: WithdrawForm, requestId: string, problem: string | null): string {
  const { name, orderNo, email, goods } = form;
  const kept = hidden({ shop: shop.slug, requestId, name, orderNo, email, goods });
  const row = (label: string, value: string): string => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`;
  return page(
    words.confirmTitle,
    shop,
    `<p>${escaped(words.confirmLead)}</p>${
      problem === null ? "" : `<p class="wrong" role="alert">${escaped(`${problem} ${words.mail(shop.email)}`)}</p>`
    }<h2>${escaped(words.declaration)}</h2><p>${escaped(words.declare(orderNo, shop.name))}</p><dl>${row(
      words.goods,
      goods === "" ? words.all : goods,
    )}${row(words.name, name)}${row(words.email, email)}</dl>${sending(
      `${kept}<button name="step" value="confirm">${escaped(words.confirm)}</button><button class="back" name="step" value="back">${escaped(words.change)}</button>`,
    )}`,
  );
}

export const donePage = (shop: PlainShop, moment: string, email: string): string =>
  page(words.doneTitle, shop, `<p role="status">${escaped(words.done(moment, email))}</p>`);

/** Null: the form is whole. */
export function wrongFields(form: WithdrawForm): WithdrawErrors | null {
  const errors = withdrawErrorsOf(form, null);
  return Object.keys(errors).length === 0 ? null : errors;
}
