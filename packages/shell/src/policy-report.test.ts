import { expect, it } from "vitest";
import { readPolicyReport } from "./policy-report.ts";

const modern = {
  type: "csp-violation",
  url: "https://lokalkorb.example/bestellung/r.o?token=geheim",
  body: {
    effectiveDirective: "script-src-elem",
    blockedURL: "https://fremd.example/a.js?kundin=4711",
    documentURL: "https://lokalkorb.example/bestellung/r.o",
  },
};

it("X-L5 reads what a browser refused, in both forms that browsers send, and nothing about the visitor", () => {
  expect(readPolicyReport(JSON.stringify([modern]))).toEqual([
    { directive: "script-src-elem", blocked: "https://fremd.example" },
  ]);
  const older = {
    "csp-report": { "violated-directive": "require-trusted-types-for", "blocked-uri": "trusted-types-sink" },
  };
  expect(readPolicyReport(older)).toEqual([{ directive: "require-trusted-types-for", blocked: "trusted-types-sink" }]);
});

it("X-L5 makes nothing of what anybody may send, and little of much", () => {
  for (const other of ["", "{", null, 4711, "[[]]", '{"csp-report":"x"}', '[{"body":{"effectiveDirective":"<b>\\n"}}]'])
    expect(readPolicyReport(other)).toEqual([]);
  expect(readPolicyReport(Array.from({ length: 500 }, () => modern))).toHaveLength(10);
});
