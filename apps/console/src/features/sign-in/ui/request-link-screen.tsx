import { useRouter } from "next/router";
import type { ReactElement } from "react";
import { signInPath, startPath } from "@/shared/routes/routes";
import { RequestLink } from "./request-link.tsx";
import { requestText } from "./way-in-text.ts";

/** For those who have forgotten their password, or have none. */
export function RequestLinkScreen(): ReactElement {
  const { weiter } = useRouter().query;
  const wanted = typeof weiter === "string" ? weiter : startPath();
  return <RequestLink route="requestLink" texts={requestText} wanted={wanted} knownHref={signInPath(wanted)} />;
}
