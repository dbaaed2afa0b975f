import type { Menu } from "@lokalkorb/domain/menu/menu";
import { menuFields } from "@lokalkorb/domain/menu/menu-fields";
import type { ClientConfig } from "@lokalkorb/configuration/client-config";
import { storageUrl } from "../storage-url.ts";
import { convertFields } from "../document/convert-fields.ts";

/**
 * The published menu at a storage path, checked. Null when there is none; throws when the storage cannot be reached
 * or holds something else. A path never changes its content, so callers may keep the answer.
 */
export async function fetchMenu(config: ClientConfig, path: string, signal?: AbortSignal): Promise<Menu | null> {
  const response = await fetch(storageUrl(config, path), signal === undefined ? {} : { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`menu ${path}: storage answered ${response.status}`);
  const menu = convertFields<Menu>(menuFields, await response.json(), "from-json");
  if (!menu.ok) throw new Error(`menu ${path} does not fit its schema: ${menu.issues.join("; ")}`);
  return menu.value;
}
