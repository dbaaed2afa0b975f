import type { NextConfig } from "next";

/** The library itself has no types here. */
type Webpack = Parameters<NonNullable<NextConfig["webpack"]>>[1]["webpack"];

interface Assets {
  readonly hooks: {
    readonly processAssets: {
      tap(options: object, act: (assets: Readonly<Record<string, { size(): number }>>) => void): void;
    };
  };
  updateAsset(name: string, change: (source: unknown) => unknown): void;
}

/** Smaller ones are compiled in no time. */
const leastHintedBytes = 4_000;

/** The part of every page is as light as it can be: there the hint weighs more than it saves while it is small. */
const leastHintedOfApp = 20_000;

const isHinted = (name: string, bytes: number): boolean =>
  name.endsWith(".js") && bytes >= (name.includes("/pages/_app") ? leastHintedOfApp : leastHintedBytes);

/**
 * Chromium compiles the functions of a file that begins like this while it arrives, on another thread, instead of one by
 * one while the page comes alive; other browsers read a comment.
 */
export const compileAtOnce = ({ Compilation, sources }: Webpack): object => ({
  apply: (compiler: { hooks: { compilation: { tap(name: string, act: (compilation: Assets) => void): void } } }) =>
    compiler.hooks.compilation.tap("CompileAtOnce", (compilation) =>
      compilation.hooks.processAssets.tap(
        // Behind what makes scripts small, which takes comments away, and before their names are made of their content.
        { name: "CompileAtOnce", stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE },
        (assets) => {
          for (const [name, asset] of Object.entries(assets))
            if (isHinted(name, asset.size()))
              compilation.updateAsset(
                name,
                (source) => new sources.ConcatSource("//# allFunctionsCalledOnLoad\n", source),
              );
        },
      ),
    ),
});
