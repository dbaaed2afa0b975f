import type { ComponentType, ReactElement, ReactNode } from "react";
import type { LatePart } from "./late-part.ts";
import { useLate } from "./use-late.ts";

/**
 * A component that comes with a late part. `waiting` stands in its place until then; once the part is there it is drawn
 * at once, and a part that does not come takes nothing else off the page.
 */
export function lateComponent<Props extends object>(
  part: LatePart<ComponentType<Props>>,
  waiting: (props: Props) => ReactNode,
): ComponentType<Props> {
  return function Late(props: Props): ReactElement {
    const state = useLate(part);
    if (state.status !== "here") return <>{waiting(props)}</>;
    const Part = state.module;
    return <Part {...props} />;
  };
}
