import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

const directive = (policy: string, name: string): string =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? "";

describe("contentSecurityPolicy", () => {
  it("runs scripts of our own origin only: none inline, none evaluated", () => {
    const policy = contentSecurityPolicy({ connect: [], loopback: true });
    expect(directive(policy, "script-src")).toBe("'self'");
    expect(policy).not.toContain("unsafe-eval");
  });

  it("lets pages talk to the local backend only in a build for this machine", () => {
    expect(directive(contentSecurityPolicy({ connect: [], loopback: true }), "connect-src")).toContain(
      "http://127.0.0.1:*",
    );
    expect(contentSecurityPolicy({ connect: [], loopback: false })).not.toContain("http://");
  });

  it("adds configured function addresses", () => {
    const policy = contentSecurityPolicy({ connect: ["https://eu.functions.example"], loopback: false });
    expect(directive(policy, "connect-src")).toContain("https://eu.functions.example");
  });
});

describe("securityHeaders", () => {
  it("forbids framing, sniffing and foreign openers", () => {
    const headers = new Map(securityHeaders({ connect: [], loopback: false }).map(({ key, value }) => [key, value]));
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  });
});
