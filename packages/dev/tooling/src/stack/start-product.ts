import { join } from "node:path";
import { startChild, type Child } from "./child.ts";
import { root } from "./root.ts";

export interface ProductOptions {
  readonly dataDir: string;
  /** Beside the usual ports. */
  readonly offset: number;
  /** Takes the last build instead of making one. */
  readonly isBuilt?: boolean | undefined;
}

/** The whole product on new data, for a program that measures or reads it; `waitUntilAnswering` tells when it is up. */
export const startProduct = ({ dataDir, offset, isBuilt = false }: ProductOptions): Child =>
  startChild({
    name: "stack",
    command: process.execPath,
    args: [
      "--disable-warning=ExperimentalWarning",
      join(root, "packages/dev/tooling/src/commands/run-product.ts"),
      "--fresh",
      ...(isBuilt ? ["--no-build"] : []),
      "--data",
      dataDir,
    ],
    cwd: root,
    env: { LOKALKORB_PORT_OFFSET: String(offset) },
  });
