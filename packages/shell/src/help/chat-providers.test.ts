import { describe, expect, it } from "vitest";
import { openHostedChat } from "./chat-providers.ts";
import type { ChatWindow } from "./chat-providers.ts";

describe("openHostedChat", () => {
  it("CON-05 fetches the script only when somebody opens the chat, and once", async () => {
    const window: ChatWindow = {};
    const loaded: string[] = [];
    const load = (address: string): Promise<void> => {
      loaded.push(address);
      return Promise.resolve();
    };
    await openHostedChat(window, "crisp", "site-id", load);
    await openHostedChat(window, "crisp", "site-id", load);
    expect(loaded).toEqual(["https://client.crisp.chat/l.js"]);
    expect(window.CRISP_WEBSITE_ID).toBe("site-id");
    expect(window.$crisp?.filter((command) => String(command) === "do,chat:open")).toHaveLength(2);
  });

  it("tries again after a blocked script", async () => {
    const window: ChatWindow = {};
    await expect(
      openHostedChat(window, "tawk", "property/widget", () => Promise.reject(new Error("blocked"))),
    ).rejects.toThrow("blocked");
    const loaded: string[] = [];
    await openHostedChat(window, "tawk", "property/widget", (address) => {
      loaded.push(address);
      return Promise.resolve();
    });
    expect(loaded).toEqual(["https://embed.tawk.to/property/widget"]);
  });
});
