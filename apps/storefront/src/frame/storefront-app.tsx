import { AppShell } from "@lokalkorb/shell/app-shell";
import type { ShellAppProps } from "@lokalkorb/shell/app-shell";
import { useEffect } from "react";
import type { ReactElement } from "react";
import { forgetPress, replayEarlyPresses } from "./early-presses.ts";
import { SiteLayout } from "./site-layout.tsx";

const inSiteLayout = (page: ReactElement): ReactElement => <SiteLayout>{page}</SiteLayout>;

export function StorefrontApp(props: ShellAppProps): ReactElement {
  useEffect(replayEarlyPresses, []);
  return (
    <div className="contents" onClickCapture={(event) => forgetPress(event.nativeEvent)}>
      <AppShell {...props} defaultLayout={inSiteLayout} />
    </div>
  );
}
