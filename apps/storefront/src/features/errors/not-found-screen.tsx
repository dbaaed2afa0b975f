import { PageHead } from "@lokalkorb/shell/page-head";
import { Button } from "@lokalkorb/ui/button";
import { IllustrationRow } from "@lokalkorb/ui/illustration";
import { LinkButton } from "@lokalkorb/ui/link-button";
import type { ReactElement } from "react";
import { PageLink } from "@lokalkorb/shell/page-link";
import { homePath } from "@/shared/routes/paths";
import { searchParams, searchPath } from "@/shared/routes/search-path";
import { routes } from "@/shared/routes/routes";
import { PlainHeader } from "@/layouts/top-bar";
import { errorsText } from "./errors-text.ts";

export function NotFoundScreen(): ReactElement {
  return (
    <>
      <PageHead title={routes.notFound.title} noIndex />
      <PlainHeader />
      <main id="inhalt" className="wrap grid justify-items-center gap-3 py-16 text-center">
        <IllustrationRow quantity={[["basket", 112]]} />
        <h1 className="text-h1">{errorsText.notFound}</h1>
        <p className="max-w-[48ch] text-ink-2">{errorsText.notFoundHint}</p>
        <search className="w-full max-w-[440px]">
          <form action={searchPath({ words: "" })} className="mt-3 flex gap-2">
            <input
              type="search"
              name={searchParams.words}
              aria-label={errorsText.field}
              placeholder={errorsText.search}
              maxLength={120}
              className="min-h-field min-w-0 flex-1 rounded-field border border-field-line bg-surface px-4"
            />
            <Button type="submit" look="outline" className="min-h-field">
              {errorsText.send}
            </Button>
          </form>
        </search>
        <LinkButton component={PageLink} href={homePath()} className="mt-3">
          {errorsText.home}
        </LinkButton>
      </main>
    </>
  );
}
