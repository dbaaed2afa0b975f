import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { homeText } from "../list/home-text.ts";

export interface GoodsLink {
  readonly href: string;
  readonly name: string;
  /** The shop that sells it. */
  readonly of?: string;
}

/** A row without goods is not shown. */
export interface HomeGoods {
  readonly season: readonly GoodsLink[];
  readonly popular: readonly GoodsLink[];
  readonly categories: readonly GoodsLink[];
}

/** Ways into the shops by what they sell. */
export function HomeGoodsRows({ goods }: { readonly goods: HomeGoods }): ReactElement {
  return (
    <>
      {(["season", "popular", "categories"] as const).map(
        (row) =>
          goods[row].length > 0 && (
            <section key={row} aria-labelledby={row} className="mt-8">
              <h2 id={row} className="text-h3">
                {homeText.rows[row]}
              </h2>
              <ul className="mt-3 flex flex-wrap gap-2">
                {goods[row].map(({ href, name, of }) => (
                  <li key={href}>
                    <PageLink
                      href={href}
                      className="inline-grid min-h-11 content-center rounded-lg border border-line bg-surface px-4 py-2 leading-tight no-underline hover:border-ink-3"
                    >
                      <b>{name}</b>
                      {of && <span className="text-meta text-ink-2">{of}</span>}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}
