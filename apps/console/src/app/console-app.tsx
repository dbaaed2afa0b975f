import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import { watchErrors } from "@lokalkorb/error-reporting/watch-errors";
import { ModelProvider } from "@lokalkorb/model/react/model-provider";
import { AppShell } from "@lokalkorb/shell/app-shell";
import type { ShellAppProps } from "@lokalkorb/shell/app-shell";
import Head from "next/head";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { DemoStrip } from "./demo-strip.tsx";
import { PlainLayout } from "./plain-layout.tsx";
import { modelClient } from "./start-client.ts";

const inPlainLayout = (page: ReactElement): ReactElement => <PlainLayout>{page}</PlainLayout>;

export function ConsoleApp(props: ShellAppProps): ReactElement {
  const [client] = useState(modelClient);
  useEffect(() => watchErrors(window, consoleLogger), []);
  return (
    <ModelProvider client={client}>
      <div className="console flex min-h-dvh flex-col">
        {/* Nothing of the console belongs into a search engine, whatever a page says of itself. */}
        <Head>
          <meta key="robots" name="robots" content="noindex, nofollow" />
        </Head>
        <DemoStrip />
        <AppShell {...props} defaultLayout={inPlainLayout} />
      </div>
    </ModelProvider>
  );
}
