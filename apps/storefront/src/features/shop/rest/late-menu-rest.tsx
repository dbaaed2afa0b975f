import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import type { CSSProperties } from "react";
import type { MenuRest } from "@/entities/shop-page/shop-page";
import type { MenuRestProps } from "./menu-rest.tsx";
import { restText } from "./rest-text.ts";

/** Pages of usual menus never load it. */
export const LateMenuRest = lateComponent<MenuRestProps>(
  latePart(
    "menu-rest",
    async () => (await import(/* webpackChunkName: "part-menu-rest" */ "./menu-rest.tsx")).MenuRest,
  ),
  // The page is as long as it is going to be.
  ({ rest }) => (
    <div className="products-waiting" style={roomFor(rest)}>
      <p>{restText.coming}</p>
    </div>
  ),
);

function roomFor({ later }: MenuRest): CSSProperties {
  return { "--entries": later.reduce((sum, { count }) => sum + count, 0) } as CSSProperties;
}
