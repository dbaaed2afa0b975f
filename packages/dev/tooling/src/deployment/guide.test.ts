import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../stack/root.ts";
import { firebaseTools } from "./firebase-tools.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const guide = read("docs/deploy.md");

it("D-3.3 every page names the version of Firebase's command that ours fetch", () => {
  const named = globSync(["*.md", "docs/**/*.md"], { cwd: root }).flatMap((file) => [
    ...read(file).matchAll(/firebase-tools@[\w.]+/g),
  ]);
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named.map(([name]) => name))).toEqual(new Set([firebaseTools]));
});

it("D-3.21 the guide lists the events that are heard, in the version that the payment library speaks", () => {
  const [, listed = ""] = /heardOf[^[]*\[([^]*?)\]\);/.exec(read("functions/src/payments/sync/receive-event.ts")) ?? [];
  const heard = [...listed.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
  expect(heard.length).toBeGreaterThan(20);
  const [, said = ""] = /- \*\*Stripe\*\*([^]*?)- \*\*Algolia\*\*/.exec(guide) ?? [];
  const blocks = [...said.matchAll(/```\n([^]*?)```/g)].flatMap(([, block = ""]) => block.trim().split(/\s+/));
  expect(blocks.toSorted()).toEqual(heard.toSorted());
  const [, version] = /ApiVersion = '([^']+)'/.exec(read("functions/node_modules/stripe/esm/apiVersion.js")) ?? [];
  expect(said).toContain(`\`${version}\``);
});

it("D-3.2 schedules are started by the names that Firebase's command gives them", () => {
  const index = read("functions/src/index.ts");
  const named = [...guide.matchAll(/firebase-schedule-(\w+)-europe-west1/g)].map(([, name = ""]) => name);
  expect(named).toContain("runJobs");
  const [, schedules = ""] = /export const \{([^}]*)\} = served\(schedules\);/.exec(index) ?? [];
  for (const name of named) expect(schedules.split(/[\s,]+/)).toContain(name);
});

it("D-3.20 D-3.25 the guide names the accounts of the servers and what App Check needs", () => {
  for (const account of ["storefront-server", "console-server"])
    expect(guide).toContain(`gcloud iam service-accounts create ${account}`);
  for (const service of ["firebaseappcheck", "recaptchaenterprise"])
    expect(guide).toContain(`${service}.googleapis.com`);
  expect(guide).toContain("roles/firebaseappcheck.tokenVerifier");
});
