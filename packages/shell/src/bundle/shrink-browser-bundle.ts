import type { NextConfig } from "next";
import { compileAtOnce } from "./compile-at-once.ts";
import { shortPartIds } from "./short-part-ids.ts";

/** The arguments of Next's `webpack` hook; the library itself has no types here. */
type Hook = NonNullable<NextConfig["webpack"]>;
type Context = Parameters<Hook>[1];

interface Resolved {
  createData?: { resource?: string };
}

/** Below this many bytes a part that two pages share costs more as a file of its own than twice in a page. */
const leastSharedBytes = 96_000;

/**
 * Takes out of the browser's bundle what no page of ours can reach (docs/decisions/0005). Server bundles and the
 * development server stay as Next makes them.
 */
export const shrinkBrowserBundle: Hook = (config: BrowserBuild, { isServer, dev, webpack }: Context) => {
  if (isServer || dev) return config;
  // Every page carries the names of all later files: 32 bits of a hash tell two versions of one file apart.
  config.output.hashDigestLength = 8;
  config.resolve.alias["re2js"] = pathOf("./no-regular-expressions.mjs");
  config.resolve.alias["idb"] = pathOf("./no-usage-database.mjs");
  // The library's modules instead of its bundle, so that what is switched off can stay away.
  config.resolve.alias["mixpanel-browser/dist/mixpanel-core.cjs.js$"] =
    "mixpanel-browser/src/loaders/loader-module-core.js";
  config.plugins.push(
    new webpack.NormalModuleReplacementPlugin(
      /[\\/](?:next[\\/]dist|mixpanel-browser)[\\/]/,
      ({ createData }: Resolved) => {
        if (createData?.resource) createData.resource = shakeable(createData.resource);
      },
    ),
  );
  config.plugins.push(compileAtOnce(webpack), shortPartIds(webpack));
  // Ids of modules grow a digit with each app of 500 modules, and every import names one; four tell thousands apart.
  config.optimization.moduleIds = false;
  config.plugins.push(new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }));
  // The error service's own debug messages.
  config.plugins.push(new webpack.DefinePlugin({ __SENTRY_DEBUG__: "false" }));
  // Imported by a module of which nothing else is used.
  config.module.rules.push({ test: /[\\/]next[\\/]dist[\\/]compiled[\\/]path-to-regexp[\\/]/, sideEffects: false });
  // Its address as a whole: addresses relative to a script would need a helper on every page.
  config.module.rules.push({ test: /[\\/]packages[\\/]maps[\\/]/, parser: { url: true } });
  config.module.rules.push({ test: /[\\/]webchannel_blob_es2018\.js$/, loader: pathOf("./no-network-probe.cjs") });
  config.module.rules.push({
    test: /[\\/]@firebase[\\/]auth[\\/]dist[\\/]esm[\\/]index-\w+\.js$/,
    loader: pathOf("./only-our-sign-ins.cjs"),
  });
  const { splitChunks } = config.optimization;
  if (splitChunks) {
    splitChunks.minSize = leastSharedBytes;
    // Later parts may come in more pieces; twice the same would be worse. The schema library is in pages and in later
    // parts; one copy serves both.
    splitChunks.cacheGroups["schemas"] = {
      test: /[\\/]node_modules[\\/]zod[\\/]/,
      chunks: "all",
      minChunks: 2,
      minSize: 4_000,
      priority: 30,
      enforce: true,
      reuseExistingChunk: true,
    };
    // How documents are read is in the console's pages and in the client that comes later.
    splitChunks.cacheGroups["documents"] = {
      name: "documents",
      test: /[\\/]packages[\\/]model[\\/]src[\\/](?:document[\\/]|paths\.ts)/,
      chunks: "all",
      minChunks: 2,
      minSize: 4_000,
      priority: 29,
      enforce: true,
      reuseExistingChunk: true,
    };
    // The differences between countries are in the basket and in the engine that reckons it, kinds of fields in all that is kept.
    splitChunks.cacheGroups["countries"] = {
      test: /[\\/]packages[\\/]domain[\\/]src[\\/]kernel[\\/](?:country|fields)[\\/]/,
      chunks: "async",
      minChunks: 2,
      minSize: 0,
      priority: 28,
      enforce: true,
      reuseExistingChunk: true,
    };
    splitChunks.cacheGroups["later"] = {
      chunks: "async",
      minChunks: 2,
      minSize: 4_000,
      reuseExistingChunk: true,
    };
  }
  return config;
};

interface BrowserBuild {
  readonly output: { hashDigestLength?: number };
  readonly resolve: { readonly alias: Record<string, string | false> };
  readonly plugins: unknown[];
  readonly module: { readonly rules: unknown[] };
  readonly optimization: {
    moduleIds?: false;
    readonly splitChunks?: { minSize?: number; readonly cacheGroups: Record<string, object> } | false;
  };
}

/**
 * The file to take instead. Next ships its browser part twice; only as modules can the bundler leave out unused
 * exports. Node's `process` and `Buffer` are guessed for browsers although no code of ours asks for them.
 */
export function shakeable(resource: string): string {
  if (/[\\/]polyfill-module\.js$/.test(resource)) return nothing;
  if (/[\\/]polyfills[\\/]process\.js$/.test(resource)) return browserProcess;
  if (/[\\/]compiled[\\/]buffer[\\/]/.test(resource)) return nothing;
  if (
    /[\\/]next[\\/]dist[\\/](?:esm[\\/])?shared[\\/]lib[\\/]router[\\/]utils[\\/]interception-routes\.js$/.test(
      resource,
    )
  )
    return noInterceptionRoutes;
  if (/[\\/]next[\\/]dist[\\/](?:esm[\\/])?client[\\/]tracing[\\/]tracer\.js$/.test(resource)) return noTracer;
  // `next/script` is not for us: scripts of others come with consent, through `load-script`.
  if (/[\\/]next[\\/]dist[\\/](?:esm[\\/])?client[\\/]script\.js$/.test(resource)) return noScriptLoader;
  if (
    /[\\/]mixpanel-browser[\\/]src[\\/](?:autocapture[\\/]index|flags[\\/]index|recorder-manager|mixpanel-group|dom-trackers)\.js$/.test(
      resource,
    )
  )
    return noAnalyticsExtras;
  if (/[\\/]mixpanel-browser[\\/]src[\\/]promise-polyfill\.js$/.test(resource)) return nativePromise;
  return resource.replace(/([\\/]next[\\/]dist[\\/])(?=(?:client|lib|pages|shared)[\\/])/, "$1esm/");
}

const pathOf = (file: string): string => decodeURIComponent(new URL(file, import.meta.url).pathname);
const browserProcess = pathOf("./browser-process.cjs");
const nothing = pathOf("./nothing.cjs");
const nativePromise = pathOf("./native-promise.mjs");
const noAnalyticsExtras = pathOf("./no-analytics-extras.mjs");
const noInterceptionRoutes = pathOf("./no-interception-routes.mjs");
const noTracer = pathOf("./no-tracer.mjs");
const noScriptLoader = pathOf("./no-script-loader.cjs");
