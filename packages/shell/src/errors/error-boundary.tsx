import { noticeError } from "@lokalkorb/error-reporting/watch-errors";
import { Component, type ReactNode } from "react";

export interface ErrorBoundaryProps {
  /** Another page is another try. */
  readonly page: string;
  /** A part drawn beside the screen leaves nothing behind instead of words. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

interface State {
  readonly failedPage: string | null;
}

/** A screen that throws while it is drawn leaves words and a way on instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failedPage: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failedPage: "" };
  }

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, { failedPage }: State): Partial<State> | null {
    if (failedPage === null || failedPage === page) return null;
    return { failedPage: failedPage === "" ? page : null };
  }

  override componentDidCatch(error: unknown): void {
    // React passes a caught error on to no other handler.
    noticeError(error);
  }

  override render(): ReactNode {
    if (this.state.failedPage === null) return this.props.children;
    if (this.props.quiet) return null;
    return (
      <main className="mx-auto grid max-w-[44ch] justify-items-center gap-4 px-4 py-16 text-center">
        <h1 className="text-h2">Da ist uns etwas durcheinandergeraten.</h1>
        <p className="text-ink-2">Die Seite lässt sich gerade nicht anzeigen. Neu laden hilft meistens.</p>
        <button type="button" className="link min-h-11" onClick={() => window.location.reload()}>
          Seite neu laden
        </button>
      </main>
    );
  }
}
