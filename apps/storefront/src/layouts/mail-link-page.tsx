import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Notice } from "@lokalkorb/ui/notice";
import { useSyncExternalStore, type ReactElement, type ReactNode } from "react";
import { homePath } from "@/shared/routes/paths";
import { PlainHeader } from "./top-bar.tsx";

const noChanges = () => () => undefined;

export interface MailLinkPageProps<Link> {
  readonly title: string;
  readonly path: string;
  readonly words: { readonly home: string; readonly broken: string };
  /** Null: the link is not whole. */
  readonly read: (fragment: string) => Link | null;
  readonly children: (link: Link) => ReactNode;
}

/** Where the link of a mail leads: a press answers, so that what opens links by itself does not. */
export function MailLinkPage<Link>({ title, path, words, read, children }: MailLinkPageProps<Link>): ReactElement {
  // The fragment is known in the browser alone.
  const hash = useSyncExternalStore(
    noChanges,
    () => location.hash,
    () => null,
  );
  const link = hash === null ? undefined : read(hash);
  return (
    <>
      <PageHead title={title} path={path} noIndex />
      <PlainHeader backTo={{ href: homePath(), label: words.home }} />
      <main id="inhalt" className="wrap pt-6 lg:pt-10">
        <div className="grid max-w-[40rem] gap-4">
          <h1 className="text-h1 hyphens-auto">{title}</h1>
          {link === null && <Notice>{words.broken}</Notice>}
          {link && children(link)}
        </div>
      </main>
    </>
  );
}

interface MailQuestionProps {
  readonly lead: string;
  readonly problem: string | null;
  /** The answers. */
  readonly children: ReactNode;
}

export const MailQuestion = ({ lead, problem, children }: MailQuestionProps): ReactElement => (
  <>
    <p className="text-pretty">{lead}</p>
    {problem !== null && (
      <Notice tone="warning" announce>
        {problem}
      </Notice>
    )}
    <div className="flex flex-wrap gap-3">{children}</div>
  </>
);

interface MailAnsweredProps {
  readonly title: string;
  readonly text: string;
  readonly next: { readonly href: string; readonly label: string };
}

export const MailAnswered = ({ title, text, next }: MailAnsweredProps): ReactElement => (
  <>
    <Notice tone="ok" title={title} announce>
      {text}
    </Notice>
    <p>
      <PageLink className="link" href={next.href}>
        {next.label}
      </PageLink>
    </p>
  </>
);
