import { describe, expect, it } from "vitest";
import { configuredThirdParties } from "../third-parties.ts";
import { hostedChats, openHostedChat, type ChatWindow } from "./chat-providers.ts";

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

  it("tells Intercom its app and the European data centre before the script starts, and opens it by command", async () => {
    const window: ChatWindow = {};
    const commands: (readonly unknown[])[] = [];
    const load = (address: string): Promise<void> => {
      expect(address).toBe("https://widget.intercom.io/widget/app%2Fid");
      expect(window.intercomSettings).toEqual({ app_id: "app/id", api_base: "https://api-iam.eu.intercom.io" });
      window.Intercom = (...command) => void commands.push(command);
      return Promise.resolve();
    };
    await openHostedChat(window, "intercom", "app/id", load);
    await openHostedChat(window, "intercom", "app/id", load);
    expect(commands).toEqual([["show"], ["show"]]);
  });

  it("opens tawk.to at once when it is ready, and else as soon as it is", async () => {
    const window: ChatWindow = {};
    let opened = 0;
    await openHostedChat(window, "tawk", "property/widget", () => Promise.resolve());
    expect(opened).toBe(0);
    if (window.Tawk_API) window.Tawk_API.maximize = () => void (opened += 1);
    window.Tawk_API?.onLoad?.();
    expect(opened).toBe(1);
    await openHostedChat(window, "tawk", "property/widget", () => Promise.reject(new Error("fetched twice")));
    expect(opened).toBe(2);
  });

  it("CON-05 lets the policy name exactly the address that the configured chat is fetched from", () => {
    for (const name of ["crisp", "intercom", "tawk"] as const) {
      const allowed = configuredThirdParties({ NEXT_PUBLIC_CHAT_PROVIDER: name, NEXT_PUBLIC_CHAT_ID: "a/b" });
      const scripts = allowed.flatMap(({ script = [] }) => script);
      expect(scripts).toContain(new URL(hostedChats[name].script("a/b")).origin);
    }
    const none = configuredThirdParties({ NEXT_PUBLIC_CHAT_PROVIDER: "builtin", NEXT_PUBLIC_CHAT_ID: "" });
    expect(none.flatMap(({ script = [] }) => script).join(" ")).not.toMatch(/crisp|intercom|tawk/);
  });
});
