import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { originalTypes, takeoutPartsOf, takeoutPath, invoicesOf, originalsOf } from "@lokalkorb/model/storage-paths";
import { distinctNames } from "@lokalkorb/domain/shop/takeout/file-names";
import type { ListedFile, TakeoutFiles } from "./takeout-files.ts";

interface Written {
  readonly bytes: number;
  readonly files: number;
}

interface ZipEntry {
  readonly name: string;
  /** One after the other. */
  readonly paths: readonly string[];
  readonly isText: boolean;
}

interface Takeout {
  readonly restaurantId: string;
  readonly takeoutId: string;
}

/** All parts, papers and photos in one file. They flow through, so that its size costs no memory. */
export async function writeZip(files: TakeoutFiles, takeout: Takeout, readMe: string, at: Date): Promise<Written> {
  const { restaurantId } = takeout;
  const [parts, papers, photos] = await Promise.all(
    [takeoutPartsOf(takeout), invoicesOf(restaurantId), originalsOf(restaurantId)].map((prefix) => files.list(prefix)),
  );
  const entries = [
    ...partsByName(parts ?? [], takeoutPartsOf(takeout)),
    ...(papers ?? []).map(({ path }) => entryOf(`Rechnungen/${paperName(path, restaurantId)}`, path)),
    ...(photos ?? []).map((photo) => entryOf(`Fotos/${photoName(photo)}`, photo.path)),
  ];
  const names = distinctNames(entries.map(({ name }) => name));
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(readMe, "utf8"), "README.txt", { mtime: at });
  for (const [index, { paths, isText }] of entries.entries())
    zip.addReadStreamLazy(names[index] ?? "", { mtime: at, compress: isText }, (take) =>
      take(null, Readable.from(contentOf(files, paths), { objectMode: false })),
    );
  zip.end();
  const content = zip.outputStream as Readable;
  (zip as unknown as NodeJS.EventEmitter).on("error", (error: Error) => content.destroy(error));
  return { bytes: await files.write(takeoutPath(takeout), content), files: entries.length + 1 };
}

async function* contentOf(files: TakeoutFiles, paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* files.open(path) as AsyncIterable<Buffer>;
}

const entryOf = (name: string, path: string): ZipEntry => ({ name, paths: [path], isText: false });

/** `…/Angebot/Artikel.csv/01-0000`: the last piece is only the order in which they were written. */
function partsByName(parts: readonly ListedFile[], prefix: string): readonly ZipEntry[] {
  const byName = new Map<string, string[]>();
  for (const { path } of parts) {
    const name = path.slice(prefix.length, path.lastIndexOf("/"));
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  return [...byName].map(([name, paths]) => ({ name, paths, isText: true }));
}

const folders: Readonly<Record<string, string>> = { receipts: "Belege", b2b: "Firmen", platform: "Lokalkorb" };

function paperName(path: string, restaurantId: string): string {
  const [series = "", ...rest] = path.slice(invoicesOf(restaurantId).length).split("/");
  return [folders[series] ?? series, ...rest].join("/");
}

/** As the catalogue names it, or as it was handed in where nothing was made of it. */
function photoName({ path, type, picture }: ListedFile): string {
  const name = (picture ?? path).split("/").at(-1) ?? "";
  const end = Object.entries(originalTypes).find(([, known]) => known === type)?.[0];
  return end === undefined ? name : `${name}.${end}`;
}
