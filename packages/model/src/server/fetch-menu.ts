import type { Menu } from "@lokalkorb/domain/menu/menu";
import * as z from "@lokalkorb/contracts/schema";
import type { ClientConfig } from "@lokalkorb/configuration/client-config";
import { storageUrl } from "../storage-url.ts";
import { menuSchema } from "../document/shapes/menu-schema.ts";

/**
 * The published menu at a storage path, checked. Null when there is none; throws when the storage cannot be reached
 * or holds something else. A path never changes its content, so callers may keep the answer.
 */
export async function fetchMenu(config: ClientConfig, path: string, signal?: AbortSignal): Promise<Menu | null> {
  const response = await fetch(storageUrl(config, path), signal === undefined ? {} : { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`menu ${path}: storage answered ${response.status}`);
  const menu = z.safeParse(menuSchema, await response.json());
  if (!menu.success) throw new Error(`menu ${path} does not fit its schema`, { cause: menu.error });
  return menu.data;
}
