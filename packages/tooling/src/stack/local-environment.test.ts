import { describe, expect, it } from "vitest";
import { portOffset, stackPorts } from "./local-environment.ts";

describe("stackPorts", () => {
  it("gives the documented ports and moves all of them together", () => {
    expect(stackPorts(0)).toEqual({
      storefront: 3000,
      console: 3001,
      firestore: 8080,
      auth: 9099,
      functions: 5001,
      storage: 9199,
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
});
