import { createHash } from "node:crypto";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { menuPath } from "@lokalkorb/model/storage-paths";
import { type Bucket, saveOnce } from "../platform/bucket.ts";
import type { Deps } from "../platform/deps.ts";

export interface MenuStore {
  /** Menus never change under their path, so one read per process is enough. */
  read(path: string): Promise<Menu>;
  /** False when this path is taken: the same version was published a moment ago. */
  write(path: string, menu: Menu): Promise<{ readonly written: boolean; readonly checksum: string }>;
}

export interface MenuDeps extends Deps {
  readonly menus: MenuStore;
}

/** The menu that an order was made from. */
export const menuOfOrder = (
  { menus }: MenuDeps,
  restaurantId: string,
  { storefrontId, menuVersion: version }: Pick<Order, "storefrontId" | "menuVersion">,
): Promise<Menu> => menus.read(menuPath({ restaurantId, storefrontId, version }));

/** Of the files as they lie in the bucket; in memory a menu takes about twice as much. */
const keptBytes = 48 * 1024 * 1024;
const immutableForAYear = "public, max-age=31536000, immutable";

interface Kept {
  readonly menu: Promise<Menu>;
  /** 0 until it is there. */
  bytes: number;
}

/** `room`: how many bytes of menu files are kept at most; the one that was read last always is. */
export function createMenuStore(bucket: Bucket, room = keptBytes): MenuStore {
  const keptByPath = new Map<string, Kept>();

  const makeRoom = (): void => {
    let bytes = 0;
    for (const kept of keptByPath.values()) bytes += kept.bytes;
    for (const [path, kept] of keptByPath) {
      if (bytes <= room || keptByPath.size === 1) return;
      bytes -= kept.bytes;
      keptByPath.delete(path);
    }
  };

  const remember = (path: string, kept: Kept): Promise<Menu> => {
    keptByPath.delete(path);
    keptByPath.set(path, kept);
    return kept.menu;
  };

  const download = (path: string): Kept => {
    const read = async (): Promise<Menu> => {
      try {
        const [bytes] = await bucket.file(path).download();
        kept.bytes = bytes.length;
        makeRoom();
        return JSON.parse(bytes.toString("utf8")) as Menu;
      } catch (error) {
        keptByPath.delete(path);
        throw error;
      }
    };
    const kept: Kept = { menu: Promise.resolve().then(read), bytes: 0 };
    return kept;
  };

  return {
    read: (path) => remember(path, keptByPath.get(path) ?? download(path)),
    write: async (path, menu) => {
      const json = JSON.stringify(menu);
      const checksum = createHash("sha256").update(json).digest("hex");
      const written = await saveOnce(bucket, path, json, {
        contentType: "application/json; charset=utf-8",
        metadata: { cacheControl: immutableForAYear },
      });
      if (!written) return { written, checksum };
      void remember(path, { menu: Promise.resolve(menu), bytes: Buffer.byteLength(json) });
      makeRoom();
      return { written, checksum };
    },
  };
}
