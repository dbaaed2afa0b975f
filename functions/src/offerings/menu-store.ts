import { createHash } from "node:crypto";
import type { Menu } from "@lokalkorb/domain/offering/menu";

/** The part of a storage bucket that menus need. */
export interface MenuBucket {
  file(path: string): {
    download(): Promise<[Buffer]>;
    save(
      data: string,
      options: {
        contentType: string;
        resumable: boolean;
        metadata: { cacheControl: string };
        preconditionOpts: { ifGenerationMatch: number };
      },
    ): Promise<void>;
  };
}

export interface MenuStore {
  /** Menus never change under their path, so one read per process is enough. */
  read(path: string): Promise<Menu>;
  /** False when this path is taken: somebody published the same version a moment ago. */
  write(path: string, menu: Menu): Promise<{ readonly written: boolean; readonly checksum: string }>;
}

const keptMenus = 60;
const immutableForAYear = "public, max-age=31536000, immutable";

export const createMenuStore = (bucket: MenuBucket): MenuStore => {
  const menuByPath = new Map<string, Promise<Menu>>();

  const remember = (path: string, menu: Promise<Menu>): Promise<Menu> => {
    menuByPath.delete(path);
    menuByPath.set(path, menu);
    const [oldest] = menuByPath.keys();
    if (menuByPath.size > keptMenus && oldest !== undefined) menuByPath.delete(oldest);
    menu.catch(() => menuByPath.delete(path));
    return menu;
  };

  const download = async (path: string): Promise<Menu> => {
    const [bytes] = await bucket.file(path).download();
    return JSON.parse(bytes.toString("utf8")) as Menu;
  };

  return {
    read: (path) => remember(path, menuByPath.get(path) ?? download(path)),
    write: async (path, menu) => {
      const json = JSON.stringify(menu);
      const checksum = createHash("sha256").update(json).digest("hex");
      try {
        await bucket.file(path).save(json, {
          contentType: "application/json; charset=utf-8",
          resumable: false,
          metadata: { cacheControl: immutableForAYear },
          preconditionOpts: { ifGenerationMatch: 0 },
        });
      } catch (error) {
        if (isPreconditionFailed(error)) return { written: false, checksum };
        throw error;
      }
      void remember(path, Promise.resolve(menu));
      return { written: true, checksum };
    },
  };
};

const isPreconditionFailed = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && Number(error.code) === 412;
