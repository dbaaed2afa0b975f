import { expect, it } from "vitest";
import { readablePage } from "./readable-page.ts";

it("GDP-04 says in words what the file has, and lets nothing in it become part of the page", () => {
  const data = { profile: { userName: '<img src=x onerror="a()">' }, orders: [{ totalCents: 1250, isGuest: false }] };
  const page = readablePage(JSON.stringify(data), "Deine Daten");
  expect(page).toContain("<dt>Name</dt><dd>&lt;img src=x onerror=&quot;a()&quot;&gt;</dd>");
  expect(page).toContain("12,50");
  expect(page).toContain("<dd>nein</dd>");
  expect(page).not.toContain("<img");
});
