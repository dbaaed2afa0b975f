interface Chunk {
  readonly name?: string | null;
  id: string | number | null;
  ids: (string | number)[] | null;
}

interface Chunks {
  readonly hooks: { readonly beforeChunkIds: { tap(name: string, act: (chunks: Iterable<Chunk>) => void): void } };
}

/**
 * Every page carries the table of later files. A part, or a library that Next names by a hash, whose id is its name
 * needs no second table, which says which name belongs to which number.
 */
export const namesAsIds = (): object => ({
  apply: (compiler: { hooks: { compilation: { tap(name: string, act: (compilation: Chunks) => void): void } } }) =>
    compiler.hooks.compilation.tap("NamesAsIds", ({ hooks }) =>
      hooks.beforeChunkIds.tap("NamesAsIds", (chunks) => {
        for (const chunk of chunks) {
          const name = chunk.name ?? "";
          if (!isName(name)) continue;
          chunk.id = name;
          chunk.ids = [name];
        }
      }),
    ),
});

const isName = (name: string): boolean => /^(?:part-[a-z-]+|[0-9a-f]{8})$/.test(name);
