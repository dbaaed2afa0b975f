import { PageHead } from "@lokalkorb/shell/page-head";
import type { ReactElement, ReactNode } from "react";
import { TopBar, type TopBarProps } from "@/layouts/top-bar";

export interface LegalSection {
  /** For links that lead here. */
  readonly id?: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Ways of contact, each on its own line. */
  readonly links?: readonly { readonly href: string; readonly label: string }[];
}

export interface LegalPageProps {
  readonly title: string;
  readonly sections: readonly LegalSection[];
  readonly backTo?: TopBarProps["backTo"];
  readonly path?: string;
  readonly children?: ReactNode;
}

/** Plain text in a readable width that prints well. */
export function LegalPage({ title, sections, backTo, path, children }: LegalPageProps): ReactElement {
  return (
    <>
      <PageHead title={title} {...(path !== undefined && { path })} />
      <header className="bg-surface shadow-[0_1px_0_var(--line)] print:hidden">
        <TopBar className="text-theme-ink" {...(backTo && { backTo })} />
      </header>
      <main id="inhalt" className="wrap pt-6 lg:pt-10">
        <article className="max-w-[68ch] text-[max(0.875rem,1em)]">
          <h1 className="text-h1 hyphens-auto">{title}</h1>
          {children}
          {withKeys(sections, ({ title: head }) => head).map(([key, section]) => (
            <section key={key} id={section.id} className="mt-7 scroll-mt-4">
              {section.title !== "" && <h2 className="text-h3">{section.title}</h2>}
              {withKeys(section.paragraphs, (text) => text).map(([paragraphKey, paragraph]) => (
                <p key={paragraphKey} className="mt-2 whitespace-pre-line">
                  {paragraph}
                </p>
              ))}
              {section.links?.map(({ href, label }) => (
                <p key={href}>
                  <a href={href} className="link inline-flex min-h-11 items-center">
                    {label}
                  </a>
                </p>
              ))}
            </section>
          ))}
        </article>
      </main>
    </>
  );
}

/** A shop's own text may say the same twice. */
function withKeys<Part>(parts: readonly Part[], nameOf: (part: Part) => string): readonly (readonly [string, Part])[] {
  return parts.map((part, index) => [`${index} ${nameOf(part)}`, part]);
}
