import { domainLadder, pathsUp } from "./ladders.ts";

/**
 * Who may import what, as one table. `turbo boundaries` holds the layers between packages; this table holds what
 * stays invisible to it: rules inside a package, npm packages, and code that must never ship.
 */
export interface ImportRule {
  readonly files: readonly string[];
  readonly except?: readonly string[];
  readonly forbidden: readonly { readonly group: readonly string[]; readonly why: string }[];
}

/** Packages of this repository without its name. */
const published = ["firebase-local-backend", "firebase-local-backend/**", "firestore-query-semantics/**"];

const developmentOnly = {
  group: [
    "@lokalkorb/testing",
    "@lokalkorb/testing/**",
    "firebase-local-backend",
    "firebase-local-backend/**",
    "@lokalkorb/local-services",
    "@lokalkorb/local-services/**",
  ],
  why: "Only tests, seeds and commands may use the local backend and the test kit.",
};
const schemaLibrary = {
  group: ["zod", "zod/**"],
  why: "Schemas come from @lokalkorb/contracts/schema, so that the library can be swapped.",
};
const webSdk = {
  group: ["firebase", "firebase/**", "@firebase/**"],
  why: "The web SDK is behind model/client and model/server.",
};
const adminSdk = {
  group: ["firebase-admin", "firebase-admin/**", "firebase-functions", "firebase-functions/**"],
  why: "Server SDKs belong to functions and model/admin.",
};
const framework = {
  group: ["react", "react/**", "react-dom/**", "next", "next/**"],
  why: "This code knows no framework.",
};
const node = { group: ["node:*"], why: "This code also runs in the browser." };

/**
 * The rooms of the functions, from the ground up: each knows those before it and none behind it. `composition` alone
 * builds what they work with, and `platform` knows no shop and no order.
 */
export const functionRooms: readonly string[] = [
  "platform",
  "access",
  "outbox",
  "jobs",
  "catalog",
  "shops",
  "places",
  "search",
  "feeds",
  "pictures",
  "ordering",
  "order-rounds",
  "complaints",
  "metrics",
  "customer-records",
  "payments",
  "e-invoices",
  "billing",
  "books",
  "takeouts",
  "share-pictures",
  "notifications",
  "business-invoices",
  "bank-files",
  "gift-sales",
  "standing-orders",
  "businesses",
  "tips",
  "sms",
  "push",
  "restock",
  "watch",
  "sign-in",
  "user-accounts",
  "basket-reminders",
  "team",
  "closing",
  "back-office",
  "messages",
  "withdrawals",
  "composition",
];

const upwards = (index: number) => ({
  group: functionRooms.slice(index + 1).flatMap((room) => ["..", "../..", "../../.."].map((up) => `${up}/${room}/**`)),
  why: "A room knows the rooms below it (functionRooms); what it needs from above comes as an argument.",
});

const pastThePorts = {
  group: ["..", "../..", "../../.."].map((up) => `${up}/ordering/*/**`),
  why: "Orders and payments meet in ordering/payment-port.ts.",
};

/** The rungs of an app, from the ground up: each knows those before it and none behind it, types counted. */
export const appRungs: readonly string[] = ["shared", "entities", "layouts", "features", "providers", "pages"];

const upTheApp = (index: number) =>
  appRungs.slice(index + 1).map((above) => ({
    group: [`@/${above}/**`, `../**/${above}/**`],
    why: "A rung of an app knows those below it (appRungs).",
  }));

const tests = ["**/*.test.ts", "**/*.test.tsx", "**/*.spec.ts"];
const pure = [
  { group: ["@lokalkorb/**", ...published], why: "Layer 0 imports nothing of ours." },
  schemaLibrary,
  webSdk,
  adminSdk,
  framework,
  node,
];

export const importRules: readonly ImportRule[] = [
  {
    files: [
      "packages/configuration/src/**",
      "packages/domain/src/**",
      "packages/query/src/**",
      "packages/theme/src/**",
    ],
    except: tests,
    forbidden: pure,
  },
  // Later rules of a file replace earlier ones, so each folder names the common ones again.
  ...domainLadder.map((folder) => ({
    files: [`packages/domain/src/${folder}/*.ts`],
    except: tests,
    forbidden: [
      ...pure,
      {
        group: [...pathsUp(domainLadder, folder), "**/testing/**"],
        why: "A folder of domain imports only those below it (packages/dev/tooling/src/ladders.ts).",
      },
    ],
  })),
  {
    files: ["packages/contracts/src/**"],
    except: [...tests, "packages/contracts/src/schema.ts"],
    forbidden: [schemaLibrary, webSdk, adminSdk, framework, node],
  },
  {
    files: ["packages/ui/src/**"],
    except: [...tests, "packages/ui/src/illustrations/export-illustrations.ts"],
    forbidden: [schemaLibrary, webSdk, adminSdk, node, developmentOnly],
  },
  {
    files: ["packages/error-reporting/src/**", "packages/analytics/src/**", "packages/maps/src/**"],
    except: tests,
    forbidden: [schemaLibrary, webSdk, adminSdk, node, developmentOnly],
  },
  {
    files: ["packages/dev/local-backend/src/**"],
    except: [...tests, "**/fixtures/**"],
    forbidden: [
      webSdk,
      adminSdk,
      framework,
      {
        group: ["@lokalkorb/**"],
        why: "The local backend knows Firebase, never restaurants.",
      },
    ],
  },
  {
    files: ["packages/dev/local-services/src/**"],
    except: tests,
    forbidden: [
      webSdk,
      adminSdk,
      framework,
      {
        group: ["@lokalkorb/**", ...published],
        why: "The local services know the wire of foreign services, nothing of ours.",
      },
    ],
  },
  {
    files: [
      "packages/model/src/document/**",
      "packages/model/src/documents/**",
      "packages/model/src/cache/**",
      "packages/model/src/*.ts",
    ],
    except: tests,
    forbidden: [schemaLibrary, webSdk, adminSdk, framework, node, developmentOnly],
  },
  {
    files: ["packages/model/src/client/**", "packages/model/src/server/**"],
    except: tests,
    forbidden: [schemaLibrary, adminSdk, framework, node, developmentOnly],
  },
  {
    files: ["packages/model/src/react/**"],
    except: tests,
    forbidden: [schemaLibrary, webSdk, adminSdk, node, developmentOnly],
  },
  {
    files: ["packages/model/src/admin/**"],
    except: tests,
    forbidden: [schemaLibrary, webSdk, framework, developmentOnly],
  },
  {
    files: ["packages/shell/src/**"],
    except: tests,
    forbidden: [schemaLibrary, webSdk, adminSdk, node, developmentOnly],
  },
  {
    files: ["functions/src/*.ts"],
    except: tests,
    forbidden: [schemaLibrary, webSdk, framework, developmentOnly],
  },
  ...functionRooms.map((room, index) => ({
    files: [`functions/src/${room}/**`],
    // Support of tests, and runs that are too long for one of them.
    except: [...tests, "functions/src/**/testing/**"],
    forbidden: [
      schemaLibrary,
      webSdk,
      framework,
      developmentOnly,
      ...(index + 1 < functionRooms.length ? [upwards(index)] : []),
      ...(room === "payments" ? [pastThePorts] : []),
    ],
  })),
  ...appRungs.map((rung, index) => ({
    files: [`apps/*/src/${rung}/**`],
    except: tests,
    forbidden: [schemaLibrary, webSdk, adminSdk, developmentOnly, ...upTheApp(index)],
  })),
  ...["features/*/*/**", "features/*/*"].map((files, index) => ({
    files: [`apps/*/src/${files}`],
    except: tests,
    forbidden: [
      schemaLibrary,
      webSdk,
      adminSdk,
      developmentOnly,
      {
        group: ["@/features/**", "@/providers/**", "@/pages/**", index === 0 ? "../../**" : "../**"],
        why: "Features never import features; what two share moves to entities/, shared/, ui, model or domain.",
      },
    ],
  })),
];
