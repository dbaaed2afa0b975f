import { expect, it } from "vitest";
import { endProcessWithout } from "./end-process.ts";

function ending() {
  const said: string[] = [];
  return {
    said,
    process: {
      stderr: { write: (text: string) => said.push(text) },
      exit: (code: number): never => {
        throw new Error(`exit ${code}`);
      },
    },
  };
}

it("X-N2 ends the process with every name, and lets a complete configuration pass", () => {
  const { said, process } = ending();
  endProcessWithout([], process);
  expect(said).toEqual([]);
  expect(() => endProcessWithout(["APP_URL", "DEMO_MODE (true)"], process)).toThrow("exit 1");
  expect(said.join("")).toContain("APP_URL, DEMO_MODE (true)");
});
