import { createHash } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readNotice } from "./read-notice.server.ts";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"></svg>';
const sha256Of = (text: string): string => createHash("sha256").update(text).digest("hex");

async function written(text: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), "notice-")), "notice.svg");
  await writeFile(path, text);
  return path;
}

it("WDR-06 the notice is the agreed file to the byte, or none", async () => {
  const path = await written(drawing);
  expect(await readNotice({ path, sha256: sha256Of(drawing) })).toMatchObject({ width: 10, height: 20 });
  await expect(readNotice({ path, sha256: sha256Of(`${drawing} `) })).rejects.toThrow(sha256Of(drawing));
  await expect(readNotice({ path: `${path}.png`, sha256: sha256Of(drawing) })).rejects.toThrow("ENOENT");
});

it("WDR-06 a file that is no picture is refused", async () => {
  await expect(readNotice({ path: await written("text"), sha256: sha256Of("text") })).rejects.toThrow("neither");
});
