import { PageHead } from "@lokalkorb/shell/page-head";
import { Button } from "@lokalkorb/ui/button";
import { IllustrationRow } from "@lokalkorb/ui/illustration";
import type { ReactElement } from "react";
import { routes } from "@/shared/routes/routes";
import { PlainHeader } from "@/layouts/top-bar";
import { errorsText } from "./errors-text.ts";

export function FailedScreen(): ReactElement {
  return (
    <>
      <PageHead title={routes.failed.title} noIndex />
      <PlainHeader />
      <main id="inhalt" className="wrap grid justify-items-center gap-3 py-16 text-center">
        <IllustrationRow quantity={[["bread", 112]]} />
        <h1 className="text-h1">{errorsText.failed}</h1>
        <p className="max-w-[48ch] text-ink-2">{errorsText.failedHint}</p>
        <Button className="mt-3" onClick={() => location.reload()}>
          {errorsText.again}
        </Button>
      </main>
    </>
  );
}
