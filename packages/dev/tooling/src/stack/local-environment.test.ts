import { describe, expect, it } from "vitest";
import { localEnvironment, portOffset, stackPorts } from "./local-environment.ts";

describe("stackPorts", () => {
  it("gives the documented ports and moves all of them together", () => {
    expect(stackPorts(0)).toEqual({
      storefront: 3000,
      console: 3001,
      firestore: 8080,
      auth: 9099,
      functions: 5001,
      storage: 9199,
      services: 4400,
      smtp: 1025,
    });
    expect(
      new Set(Object.values(stackPorts(100)).map((port, index) => port - (Object.values(stackPorts(0))[index] ?? 0))),
    ).toEqual(new Set([100]));
  });
});

describe("portOffset", () => {
  it("is zero when nobody sets it", () => {
    expect(portOffset({})).toBe(0);
  });

  it.each(["abc", "-1", "1.5", "50000"])("refuses %j", (value) => {
    expect(() => portOffset({ LOKALKORB_PORT_OFFSET: value })).toThrow("LOKALKORB_PORT_OFFSET");
  });

  it("refuses an offset whose pages no browser would reach, and says by which port", () => {
    expect(() => portOffset({ LOKALKORB_PORT_OFFSET: "2000" })).toThrow("Port 10080");
    expect(() => portOffset({ LOKALKORB_PORT_OFFSET: "3000" })).toThrow("Port 6000");
    expect(portOffset({ LOKALKORB_PORT_OFFSET: "2100" })).toBe(2100);
    // 1025 + 694 is refused to browsers, which have no business there.
    expect(portOffset({ LOKALKORB_PORT_OFFSET: "694" })).toBe(694);
  });
});

describe("localEnvironment", () => {
  it("sends mail of a moved stack to its own mailbox", () => {
    const { SMTP_HOST, SMTP_PORT } = localEnvironment(stackPorts(200));
    expect(`${SMTP_HOST}:${SMTP_PORT}`).toBe("127.0.0.1:1225");
  });

  it("pays with the provider's stand-in of a moved stack", () => {
    const { STRIPE_API_HOST, STRIPE_API_PORT } = localEnvironment(stackPorts(200));
    expect(`${STRIPE_API_HOST}:${STRIPE_API_PORT}`).toBe("127.0.0.1:4600");
  });

  it("F25 searches in the stand-in of a moved stack", () => {
    const { NEXT_PUBLIC_ALGOLIA_HOST, NEXT_PUBLIC_ALGOLIA_INDEX_PREFIX } = localEnvironment(stackPorts(200));
    expect([NEXT_PUBLIC_ALGOLIA_HOST, NEXT_PUBLIC_ALGOLIA_INDEX_PREFIX]).toEqual(["http://127.0.0.1:4600", "local"]);
  });

  it("sends errors and analytics of a moved stack to its own local services", () => {
    const { NEXT_PUBLIC_SENTRY_DSN, NEXT_PUBLIC_MIXPANEL_API_HOST } = localEnvironment(stackPorts(200));
    expect(NEXT_PUBLIC_SENTRY_DSN).toBe("http://public@127.0.0.1:4600/1");
    expect(NEXT_PUBLIC_MIXPANEL_API_HOST).toBe("http://127.0.0.1:4600/mp");
  });
});
