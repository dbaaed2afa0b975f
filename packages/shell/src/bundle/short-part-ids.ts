interface Chunk {
  name?: string | null | undefined;
  id: string | number | null;
  ids: (string | number)[] | null;
  readonly files: Iterable<string>;
}

interface Compilation {
  readonly hooks: {
    readonly beforeChunkIds: { tap(name: string, act: (chunks: Iterable<Chunk>) => void): void };
    readonly processAssets: { tap(options: { name: string; stage: number }, act: () => void): void };
  };
  emitAsset(file: string, source: object): void;
}

interface Compiler {
  readonly hooks: { readonly compilation: { tap(name: string, act: (compilation: Compilation) => void): void } };
}

interface Webpack {
  readonly sources: { readonly RawSource: new (text: string) => object };
  readonly Compilation: { readonly PROCESS_ASSETS_STAGE_REPORT: number };
}

/** Says which file of the build holds which late part, for those who look at the build; no page carries it. */
export const partFilesName = "late-parts.json";

/**
 * Every page carries the table of later files. In it a part, or a library that Next names by a hash, is a number and
 * the hash of its content, and has no name; the names of parts stand in a file beside the build.
 */
export const shortPartIds = ({ sources, Compilation }: Webpack): object => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap("ShortPartIds", (compilation) => {
      let parts: readonly (readonly [string, Chunk])[] = [];
      compilation.hooks.beforeChunkIds.tap("ShortPartIds", (chunks) => {
        const named = [...chunks]
          .flatMap((chunk) => (isLater(chunk.name) ? [[chunk.name, chunk] as const] : []))
          .toSorted(([a], [b]) => (a < b ? -1 : 1));
        parts = named.flatMap(([name, chunk]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), chunk]] : []));
        const taken = new Set<number>();
        for (const [name, chunk] of named) {
          let id = numberOf(name);
          while (taken.has(id)) id = (id % highest) + 1;
          taken.add(id);
          chunk.id = id;
          chunk.ids = [id];
          // The file is called by the number, too.
          chunk.name = undefined;
        }
      });
      // The last of all: hashes of contents are part of the files' names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "ShortPartIds", stage }, () => {
        const noted = Object.fromEntries(parts.map(([name, { id, files }]) => [name, { id, files: [...files] }]));
        compilation.emitAsset(partFilesName, new sources.RawSource(`${JSON.stringify(noted, null, 2)}\n`));
      });
    }),
});

const prefix = "part-";
const isLater = (name: string | null | undefined): name is string => /^(?:part-[a-z-]+|[0-9a-f]{8})$/.test(name ?? "");

const highest = 999;

/** From 1 to 999, and the same in every build. */
function numberOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return (sum % highest) + 1;
}
