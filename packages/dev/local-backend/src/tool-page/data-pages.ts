import type { Account } from "../auth/accounts/account.ts";
import type { ToolContext } from "./tool-context.ts";
import { html, type Markup } from "./html.ts";
import { table } from "./page.ts";
import { readableFields } from "./readable-value.ts";

const pageSize = 100;

/** `?root=…&path=…&after=…`: collections, the documents of one, one document; beside them accounts and files. */
export function dataPage(context: ToolContext, query: URLSearchParams): Markup[] {
  const what = query.get("what") ?? "documents";
  const chip = (name: string, title: string): Markup =>
    name === what
      ? html`<a href="?what=${name}" aria-current="page">${title}</a>`
      : html`<a href="?what=${name}">${title}</a>`;
  const chips = html`<div class="chips">
    ${chip("documents", "Documents")} ${chip("accounts", "Accounts")} ${chip("files", "Files")}
  </div>`;
  if (what === "accounts") return [chips, accounts(context, query.get("after") ?? "")];
  if (what === "files") return [chips, files(context)];
  return [chips, ...documents(context, query)];
}

const linkTo = (root: string, path: string, text: string): Markup =>
  html`<a href="?root=${encodeURIComponent(root)}&amp;path=${encodeURIComponent(path)}">${text}</a>`;

function documents({ store }: ToolContext, query: URLSearchParams): Markup[] {
  const roots = store.roots();
  const root = query.get("root") ?? roots[0] ?? "";
  const path = query.get("path") ?? "";
  const databases =
    roots.length < 2
      ? html``
      : html`<div class="chips">${roots.map((name) => linkTo(name, "", name.replace(/\/documents$/, "")))}</div>`;
  if (root === "") return [html`<p class="quiet">Nothing was ever written.</p>`];
  if (path === "") return [databases, html`<h1>Collections</h1>`, collections(store, root, root)];
  const crumbs = path.split("/").map((name, at, all) => html` / ${linkTo(root, all.slice(0, at + 1).join("/"), name)}`);
  const head = html`<h1>${linkTo(root, "", "documents")}${crumbs}</h1>`;
  return path.split("/").length % 2 === 0
    ? [head, oneDocument(store, root, path)]
    : [head, collection(store, root, path, query.get("after") ?? "")];
}

/** Collections of one document or of the root itself, without those below other documents. */
function collections(store: ToolContext["store"], root: string, parent: string): Markup {
  const direct = store.collectionsBelow(parent).map((name) => name.slice(parent.length + 1).split("/")[0] ?? "");
  const names = [...new Set(direct)].toSorted();
  const prefix = parent === root ? "" : `${parent.slice(root.length + 1)}/`;
  return table(
    ["collection", "documents"],
    names.map((name) => [linkTo(root, `${prefix}${name}`, name), [...store.documentsIn(`${parent}/${name}`)].length]),
  );
}

function collection(store: ToolContext["store"], root: string, path: string, after: string): Markup {
  const found = [...store.documentsIn(`${root}/${path}`)]
    .map(({ wire }) => wire)
    .filter(({ name }) => name > `${root}/${path}/${after}`)
    .toSorted((left, right) => (left.name < right.name ? -1 : 1));
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1)?.name.split("/").at(-1) ?? "";
  const next = html`<p>
    <a
      href="?root=${encodeURIComponent(root)}&amp;path=${encodeURIComponent(path)}&amp;after=${encodeURIComponent(last)}"
      >${found.length - shown.length} more</a
    >
  </p>`;
  return html`${table(
    ["document", "fields", "written"],
    shown.map(({ name, fields, updateTime }) => {
      const id = name.split("/").at(-1) ?? "";
      return [linkTo(root, `${path}/${id}`, id), Object.keys(fields).toSorted().join(", "), updateTime];
    }),
  )}
  ${found.length > shown.length ? next : html``}`;
}

function oneDocument(store: ToolContext["store"], root: string, path: string): Markup {
  const document = store.get(`${root}/${path}`);
  const content =
    document === null
      ? html`<p class="quiet">There is no such document${" "}(any more).</p>`
      : html`<p class="quiet">created ${document.createTime}, written ${document.updateTime}</p>
          <pre>${readableFields(document.fields)}</pre>`;
  return html`${content}
    <h2>Collections below</h2>
    ${collections(store, root, `${root}/${path}`)}`;
}

function accounts(context: ToolContext, after: string): Markup {
  const found = context.accounts.page(after, pageSize);
  const last = found.at(-1)?.localId ?? "";
  return html`<h1>${context.accounts.count()} accounts</h1>
    ${table(
      ["uid", "e-mail", "signed in by", "claims", "state"],
      found.map((account) => [
        account.localId,
        account.email ?? account.phoneNumber ?? "",
        fulfilmentOf(account),
        account.customAttributes ?? "",
        account.disabled === true ? "disabled" : account.emailVerified === true ? "verified" : "",
      ]),
    )}
    ${found.length === pageSize ? html`<p><a href="?what=accounts&amp;after=${encodeURIComponent(last)}">more</a></p>` : html``}`;
}

const fulfilmentOf = (account: Account): string =>
  [
    account.passwordHash === undefined ? "" : "password",
    account.emailLink === true ? "e-mail link" : "",
    account.customAuth === true ? "custom token" : "",
    ...(account.federated ?? []).map(({ providerId }) => providerId),
  ]
    .filter((method) => method !== "")
    .join(", ") || "anonymous";

function files({ objects }: ToolContext): Markup {
  const all = objects.all();
  return html`<h1>${all.length} files</h1>
    ${table(
      ["bucket", "name", "type", "bytes", "written"],
      all
        .slice(0, 500)
        .map(({ bucket, name, settings, size, updated }) => [bucket, name, settings.contentType ?? "", size, updated]),
    )}`;
}
