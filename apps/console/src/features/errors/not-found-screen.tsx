import { EmptyState } from "@lokalkorb/ui/empty-state";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { startPath } from "@/shared/routes/routes";
import { ScreenHead } from "@/shared/routes/screen-head";
import { errorsText } from "./errors-text.ts";

export function NotFoundScreen(): ReactElement {
  return (
    <>
      <ScreenHead route="notFound" />
      <h1 className="sr-only">{errorsText.notFound.title}</h1>
      <EmptyState
        title={errorsText.notFound.title}
        action={
          <LinkButton component={PageLink} href={startPath()}>
            {errorsText.toStart}
          </LinkButton>
        }
      >
        {errorsText.notFound.text}
      </EmptyState>
    </>
  );
}
