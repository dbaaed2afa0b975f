import { readFile } from "node:fs/promises";
import type { NextApiRequest, NextApiResponse } from "next";
import { parseDemoSignIns, type DemoSignIn } from "./demo-sign-ins.ts";
import { demoSignInsFile, serverConfig } from "@/shared/environment/server-config";

/** `/api/demo-sign-ins`: read at run time, so that no password is ever part of a build. Empty outside a demonstration. */
export default async function demoSignInsEndpoint(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader("Cache-Control", "no-store");
  const file = serverConfig().browser.demo ? demoSignInsFile() : "";
  response.json(file === "" ? [] : await signInsIn(file));
}

async function signInsIn(file: string): Promise<readonly DemoSignIn[]> {
  try {
    return parseDemoSignIns(JSON.parse(await readFile(file, "utf8")));
  } catch {
    // No file, or not yet: the form works without.
    return [];
  }
}
