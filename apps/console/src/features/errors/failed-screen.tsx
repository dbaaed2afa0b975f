import { ErrorState } from "@lokalkorb/ui/error-state";
import type { ReactElement } from "react";
import { ScreenHead } from "@/shared/routes/screen-head";
import { errorsText } from "./errors-text.ts";

export function FailedScreen(): ReactElement {
  return (
    <>
      <ScreenHead route="failed" />
      <h1 className="sr-only">{errorsText.failed.title}</h1>
      <ErrorState title={errorsText.failed.title} onRetry={() => window.location.reload()}>
        {errorsText.failed.text}
      </ErrorState>
    </>
  );
}
