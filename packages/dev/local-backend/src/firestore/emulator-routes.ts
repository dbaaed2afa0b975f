import { invalid, isJson, listAt, messageAt, textAt } from "./protocol/json.ts";
import type { DocumentStore } from "./store/document-store.ts";
import { readBody, sendJson, type HttpRoute } from "./wire/rest-server.ts";
import { StatusError } from "./protocol/status.ts";

export interface RulesFileSource {
  readonly name: string;
  readonly content: string;
}

/** A warning of the compiler; lines and columns count from 1, characters of the span from 0. */
export interface RulesWarning {
  readonly position?: { readonly line: number; readonly column: number };
  readonly span?: { readonly first: number; readonly last: number };
  readonly description: string;
}

/** Loads a project's rules from source; throws a StatusError that names line and column when they do not parse. */
export type SetRules = (project: string, files: readonly RulesFileSource[]) => readonly RulesWarning[];

/** Routes of test tools such as @firebase/rules-unit-testing. */
export function createEmulatorRoutes(store: DocumentStore, setRules: SetRules | undefined): HttpRoute {
  return async (request, response, url) => {
    if (url.pathname === "/" && request.method === "GET") {
      // Scripts poll this to see whether a Firestore emulator is up.
      response.end("Ok\n");
      return true;
    }
    const path = url.pathname.replaceAll(/%28|%29/g, (code) => (code === "%28" ? "(" : ")"));
    const documents = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)$/.exec(path)?.[1];
    if (documents !== undefined && request.method === "DELETE") {
      store.clear(documents);
      sendJson(response, {});
      return true;
    }
    const project = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/.exec(path)?.[1];
    if (project !== undefined && request.method === "PUT") {
      if (setRules === undefined) throw new StatusError("UNIMPLEMENTED", "This server's rules cannot be replaced.");
      const files = parseRules(await readBody(request));
      const issues = setRules(project, files).map((warning) => issueOf(warning, files[0]?.name ?? ""));
      sendJson(response, issues.length === 0 ? {} : { issues });
      return true;
    }
    return false;
  };
}

/** As the interface of the rules service names it. */
function issueOf({ position, span, description }: RulesWarning, fileName: string): Record<string, unknown> {
  const { line, column } = position ?? {};
  const sourcePosition = { fileName, line, column, currentOffset: span?.first, endOffset: span?.last };
  return { sourcePosition, description, severity: "WARNING" };
}

function parseRules(text: string): RulesFileSource[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw invalid("The request body is not JSON.");
  }
  const rules = isJson(body) ? (messageAt(body, "rules") ?? {}) : {};
  return listAt(rules, "files").map((file) => ({
    name: (isJson(file) ? textAt(file, "name") : undefined) ?? "firestore.rules",
    content: (isJson(file) ? textAt(file, "content") : undefined) ?? "",
  }));
}
