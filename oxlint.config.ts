import { defineConfig, type OxlintOverride } from "oxlint";
import { importRules } from "./packages/dev/tooling/src/import-rules.ts";
import { oldNames } from "./packages/dev/tooling/src/old-names.ts";

/** Two overrides of the same rule replace each other silently, so the import rules come from one table. */
const importOverrides = importRules.map(({ files, except, forbidden }): OxlintOverride => ({
  files: [...files],
  ...(except ? { excludeFiles: [...except] } : {}),
  rules: {
    "eslint/no-restricted-imports": [
      "error",
      { patterns: forbidden.map(({ group, why }) => ({ group: [...group], message: why })) },
    ],
  },
}));

export default defineConfig({
  plugins: ["typescript", "react", "import", "jsx-a11y", "unicorn", "oxc", "nextjs"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  env: { browser: true, node: true, es2024: true },
  settings: { next: { rootDir: ["apps/storefront", "apps/console"] } },
  rules: {
    "eslint/max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
    "eslint/no-console": "error",
    "eslint/eqeqeq": "error",
    // One thing, one word: docs/glossary.md.
    "eslint/id-denylist": ["error", ...oldNames],
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "typescript/consistent-type-imports": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    // The JSX transform needs no React in scope.
    "react/react-in-jsx-scope": "off",
    // Reading a list of rules or lines in order is the point of many loops here.
    "eslint/no-await-in-loop": "off",
    // A file with several small components that belong together reads better than one file each.
    "react/no-multi-comp": "off",
    // Sorting a fresh copy in place is what toSorted costs anyway; the rule also flags our own iterators.
    "unicorn/no-array-sort": "off",
    "unicorn/no-array-reverse": "off",
    "import/no-duplicates": ["error", { preferInline: true }],
    // Global styles and instrumentation are imported for their effect.
    "import/no-unassigned-import": "off",
    // Named functions inside a closure read better where they use its variables.
    "unicorn/consistent-function-scoping": "off",
    // Shadowing in short callbacks is checked by eyes; the rule also flags type parameters.
    "eslint/no-shadow": "off",
    "eslint/no-underscore-dangle": "off",
    // The compiler's noImplicitReturns knows exhaustive switches; this rule does not.
    "typescript/consistent-return": "off",
    // Wire messages are narrowed after a check of their own; `as` there is the honest word.
    "typescript/no-unsafe-type-assertion": "off",
    // One type parameter used once still ties an argument to a result in our generic converters.
    "typescript/no-unnecessary-type-parameters": "off",
    // Ports are plain objects of functions that never use `this`.
    "typescript/unbound-method": "off",
    // Schemas and documents are generic: judged by their constraint, these look needless to the linter and not to the compiler.
    "typescript/no-unnecessary-type-assertion": "off",
    "typescript/no-unnecessary-type-conversion": "off",
    // `fc.integer()` is how fast-check is read everywhere.
    "import/no-named-as-default-member": "off",
    // Documents are copied, never changed in place.
    "oxc/no-map-spread": "off",
    // The document shell is shared by both apps' _document files.
    "nextjs/no-document-import-in-page": "off",
  },
  overrides: [
    {
      files: [
        "apps/*/src/pages/**",
        "apps/*/src/**/*-endpoint.ts",
        "apps/*/*.mjs",
        "packages/dev/e2e/src/support/refuse-long-waits.ts",
        "*.config.ts",
        "**/*.config.ts",
        "**/*.config.mjs",
      ],
      rules: { "import/no-default-export": "off" },
    },
    // Commands, seeds and the backend's command line talk to a person.
    {
      files: [
        "packages/dev/tooling/src/**",
        "packages/dev/local-backend/src/cli.ts",
        "packages/dev/local-backend/src/functions/**",
        "packages/dev/testing/src/seed.ts",
        "packages/dev/long-runs/src/runs/**",
        "**/scripts/**",
        "functions/build.mjs",
        "packages/ui/src/illustrations/export-illustrations.ts",
      ],
      rules: { "eslint/no-console": "off" },
    },
    { files: ["**/*.test.ts", "**/*.test.tsx", "**/*.spec.ts"], rules: { "eslint/max-lines": "off" } },
    // Elsewhere types may still name each other in a circle.
    { files: ["packages/domain/src/**"], rules: { "import/no-cycle": ["error", { ignoreTypes: false }] } },
    ...importOverrides,
  ],
  ignorePatterns: ["**/dist/**", "**/.next/**", "**/node_modules/**", "**/protos/**", "**/next-env.d.ts"],
});
