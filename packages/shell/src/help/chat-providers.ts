import type { LoadScript } from "@lokalkorb/analytics/load-script";
import type { ChatProviderName } from "../config/browser-config.ts";

export type HostedChatName = Exclude<ChatProviderName, "builtin" | "off">;

/** The globals through which the hosted chats are driven; each keeps commands until its script is there. */
export interface ChatWindow {
  $crisp?: unknown[];
  CRISP_WEBSITE_ID?: string;
  intercomSettings?: Readonly<Record<string, unknown>>;
  Intercom?: (...command: readonly unknown[]) => void;
  Tawk_API?: { onLoad?: () => void; maximize?: () => void };
}

interface HostedChat {
  /** As said to people. */
  readonly label: string;
  readonly script: (id: string) => string;
  /** Sets up the globals that the script reads when it starts. */
  readonly prepare: (window: ChatWindow, id: string) => void;
  readonly open: (window: ChatWindow) => void;
}

export const hostedChats: Readonly<Record<HostedChatName, HostedChat>> = {
  crisp: {
    label: "Crisp",
    script: () => "https://client.crisp.chat/l.js",
    prepare: (window, id) => {
      window.$crisp = [["safe", true]];
      window.CRISP_WEBSITE_ID = id;
    },
    open: (window) => window.$crisp?.push(["do", "chat:open"]),
  },
  intercom: {
    label: "Intercom",
    script: (id) => `https://widget.intercom.io/widget/${encodeURIComponent(id)}`,
    prepare: (window, id) => {
      window.intercomSettings = { app_id: id, api_base: "https://api-iam.eu.intercom.io" };
    },
    open: (window) => window.Intercom?.("show"),
  },
  tawk: {
    label: "tawk.to",
    // The id is property/widget.
    script: (id) => `https://embed.tawk.to/${id.split("/").map(encodeURIComponent).join("/")}`,
    prepare: (window) => {
      window.Tawk_API = {};
    },
    open: (window) => {
      const chat = window.Tawk_API;
      if (chat?.maximize) chat.maximize();
      else if (chat) chat.onLoad = () => chat.maximize?.();
    },
  },
};

const loaded = new WeakMap<ChatWindow, Promise<void>>();

/** Opens the chat, fetching its script the first time, and only on request. Rejects when it is blocked. */
export async function openHostedChat(
  window: ChatWindow,
  name: HostedChatName,
  id: string,
  loadScript: LoadScript,
): Promise<void> {
  const chat = hostedChats[name];
  let loading = loaded.get(window);
  if (loading === undefined) {
    chat.prepare(window, id);
    loading = loadScript(chat.script(id));
    loaded.set(window, loading);
  }
  try {
    await loading;
  } catch (error) {
    loaded.delete(window);
    throw error;
  }
  chat.open(window);
}
