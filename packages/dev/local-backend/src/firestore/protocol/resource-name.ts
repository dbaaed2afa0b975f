import { invalid } from "./json.ts";

/** `projects/{p}/databases/{d}/documents/a/b` taken apart. */
export interface DocumentName {
  /** projects/{p}/databases/{d}/documents */
  readonly root: string;
  readonly segments: readonly string[];
}

const rootPattern = /^projects\/([^/]+)\/databases\/([^/]+)(\/documents)?(?:\/(.+))?$/;

/** The root of all documents of a database, from any name below it. */
export function rootOf(name: string): string {
  const documents = name.indexOf("/documents");
  if (documents !== -1) return name.slice(0, documents + 10);
  parseName(name);
  return `${name}/documents`;
}

export function projectOf(name: string): string {
  return matchName(name)[1] as string;
}

export function parseName(name: string): DocumentName {
  const match = matchName(name);
  const path = match[4];
  if (path !== undefined && match[3] === undefined) throw invalid(`Resource name "${name}" lacks "/documents".`);
  const segments = path === undefined ? [] : path.split("/");
  return { root: `projects/${match[1]}/databases/${match[2]}/documents`, segments };
}

/** Refuses what is not the name of a document. */
export function checkDocumentName(name: string): string {
  const { segments } = parseName(name);
  if (segments.length === 0 || segments.length % 2 !== 0) {
    throw invalid(`Document name "${name}" lacks a document id: it needs an even number of path segments.`);
  }
  for (const segment of segments) checkSegment(segment, name);
  return name;
}

/** The parent of a collection: the root of the documents or a document. */
export function checkParent(parent: string): string {
  const { segments, root } = parseName(parent);
  if (segments.length % 2 !== 0) throw invalid(`Parent "${parent}" is neither a database nor a document.`);
  for (const segment of segments) checkSegment(segment, parent);
  return segments.length === 0 ? root : parent;
}

export function checkSegment(segment: string, name: string): void {
  if (segment === "" || segment === "." || segment === ".." || segment.includes("/")) {
    throw invalid(`Resource name "${name}" has the invalid segment "${segment}".`);
  }
  if (/^__.*__$/s.test(segment) && !/^__id-?\d+__$/.test(segment)) {
    throw invalid(`Resource id "${segment}" is reserved.`);
  }
  if (segment.length > 375 && Buffer.byteLength(segment) > 1500) {
    throw invalid("A resource id is longer than 1500 bytes.");
  }
}

export function collectionOf(documentName: string): string {
  return documentName.slice(0, documentName.lastIndexOf("/"));
}

export function idOf(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/** The path that rules match: `/databases/(default)/documents/a/b`. */
export function rulesPathOf(name: string): string {
  return name.slice(name.indexOf("/databases/"));
}

function matchName(name: string): RegExpExecArray {
  const match = rootPattern.exec(name);
  if (match === null) throw invalid(`"${name}" is not a valid resource name.`);
  return match;
}
