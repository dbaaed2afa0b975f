import type { Consent } from "@lokalkorb/analytics/consent";
import type { LoadScript } from "@lokalkorb/analytics/load-script";
import { useBackCloses } from "@lokalkorb/ui/back-closes";
import { Button } from "@lokalkorb/ui/button";
import { buttonLook } from "@lokalkorb/ui/button-look";
import { Dialog } from "@lokalkorb/ui/dialog";
import { tellMissing } from "@lokalkorb/ui/tell-missing";
import { useState, type ReactElement } from "react";
import type { BrowserConfig } from "../config/browser-config.ts";
import { errorReporting } from "../errors/watch-page.ts";
import { openOverlay } from "../overlay.tsx";
import { hostedChats, openHostedChat, type ChatWindow, type HostedChatName } from "./chat-providers.ts";
import type { LoadInbox } from "./help-inbox.ts";
import { InboxSection } from "./inbox-section.tsx";
import { helpText as text, questions } from "./help-text.ts";

type HelpConfig = Pick<BrowserConfig, "app" | "chat" | "storefrontUrl" | "supportEmail">;

export function openHelp(config: HelpConfig, consent: Consent, loadScript: LoadScript, loadInbox: LoadInbox): void {
  openOverlay((close) => (
    <HelpPanel
      config={config}
      chatAllowed={consent.current().granted.has("preferences")}
      openChat={(name) => openHostedChat(window as ChatWindow, name, config.chat.id, loadScript)}
      loadInbox={loadInbox}
      report={askNow}
      seller={document.querySelector<HTMLAnchorElement>("a[data-seller]")}
      onClose={close}
    />
  ));
}

function askNow(): void {
  errorReporting().then(
    ({ handler }) => handler.askNow(),
    (error: unknown) => tellMissing(error, askNow),
  );
}

export interface HelpPanelProps {
  readonly config: HelpConfig;
  /** Functions were granted, so nothing has to be said before the chat is loaded. */
  readonly chatAllowed: boolean;
  readonly openChat: (name: HostedChatName) => Promise<void>;
  readonly loadInbox: LoadInbox;
  readonly report: () => void;
  /** The link of the page to its shop's imprint, where it is a page of one. */
  readonly seller: Pick<HTMLAnchorElement, "href" | "textContent"> | null;
  readonly onClose: () => void;
}

/** Answers first; then a person, on the way that is configured. */
export function HelpPanel({
  config,
  chatAllowed,
  openChat,
  loadInbox,
  report,
  seller,
  onClose,
}: HelpPanelProps): ReactElement {
  useBackCloses(onClose);
  const { provider } = config.chat;
  return (
    <Dialog title={text.title} onClose={onClose}>
      <div className="grid gap-4">
        <div>
          {questions[config.app].map(({ question, answer, leadsToSeller }) => (
            <details key={question} className="border-b border-line">
              <summary className="flex min-h-11 cursor-pointer items-center font-bold">{question}</summary>
              <p className="pb-3 text-ink-2">{answer}</p>
              {leadsToSeller && seller && (
                <p className="pb-3">
                  <a className="link" href={seller.href}>
                    {seller.textContent}
                  </a>
                </p>
              )}
            </details>
          ))}
        </div>
        {provider !== "off" && (
          <section className="grid gap-3">
            <h3 className="text-name font-bold">{text.contact}</h3>
            {provider !== "builtin" && (
              <ChatButton name={provider} allowed={chatAllowed} openChat={openChat} onOpened={onClose} />
            )}
            <InboxSection
              load={loadInbox}
              formHref={
                config.app === "storefront" || config.storefrontUrl !== "" ? `${config.storefrontUrl}/kontakt` : null
              }
            />
            <div className="flex flex-wrap gap-2">
              {config.supportEmail !== "" && (
                <a className={buttonLook({ look: "outline" })} href={`mailto:${config.supportEmail}`}>
                  {text.writeMail}
                </a>
              )}
              <Button
                look="outline"
                onClick={() => {
                  onClose();
                  report();
                }}
              >
                {text.report}
              </Button>
            </div>
          </section>
        )}
      </div>
    </Dialog>
  );
}

interface ChatButtonProps {
  readonly name: HostedChatName;
  readonly allowed: boolean;
  readonly openChat: (name: HostedChatName) => Promise<void>;
  readonly onOpened: () => void;
}

function ChatButton({ name, allowed, openChat, onOpened }: ChatButtonProps): ReactElement {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const press = async (): Promise<void> => {
    setState("loading");
    try {
      await openChat(name);
      onOpened();
    } catch {
      // Blocked by the browser or unreachable: the other ways stay.
      setState("failed");
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      {!allowed && <p className="text-meta text-ink-2">{text.chatNotice(hostedChats[name].label)}</p>}
      <Button pending={state === "loading"} pendingLabel={text.startingChat} onClick={() => void press()}>
        {text.startChat}
      </Button>
      <p role="alert" className="text-meta text-danger-ink empty:hidden">
        {state === "failed" && text.chatFailed}
      </p>
    </div>
  );
}
