import { ModelProvider } from "@lokalkorb/model/react/model-provider";
import { AppShell, type ShellAppProps } from "@lokalkorb/shell/app-shell";
import { latePart } from "@lokalkorb/ui/late-part";
import Head from "next/head";
import { useState, type ReactElement } from "react";
import { PlainLayout } from "@/layouts/plain-layout";
import { AnalyticsIdentity } from "./analytics-identity.ts";
import { authenticationWhenThere, clientWhenWanted } from "@/shared/environment/start-client";

const inboxPart = latePart(
  "console-inbox",
  async () => (await import(/* webpackChunkName: "part-console-inbox" */ "@/features/help-inbox/help-inbox")).helpInbox,
);

const inPlainLayout = (page: ReactElement): ReactElement => <PlainLayout>{page}</PlainLayout>;

/** The frame is painted without either of them. */
const inBrowser =
  <Part,>(start: () => Part) =>
  (): Part | null =>
    typeof window === "undefined" ? null : start();

export function ConsoleApp(props: ShellAppProps): ReactElement {
  const [auth] = useState(inBrowser(authenticationWhenThere));
  const [client] = useState(inBrowser(clientWhenWanted));
  return (
    <ModelProvider client={client} auth={auth}>
      <div className="console flex min-h-[calc(100dvh-var(--above))] flex-col">
        {/* Nothing of the console belongs into a search engine, whatever a page says of itself. */}
        <Head>
          <meta key="robots" name="robots" content="noindex, nofollow" />
        </Head>
        <AnalyticsIdentity />
        <AppShell {...props} defaultLayout={inPlainLayout} loadInbox={inboxPart.load} />
      </div>
    </ModelProvider>
  );
}
