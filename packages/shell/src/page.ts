import type { NextPage } from "next";
import type { ReactElement, ReactNode } from "react";

/** A page may bring its own layout (specification section 2); without one it gets the app's default. */
export type PageWithLayout<Props = object> = NextPage<Props> & {
  getLayout?: (page: ReactElement, props: Props) => ReactNode;
};
