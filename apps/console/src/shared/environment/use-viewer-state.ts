import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useViewer, type ViewerState } from "@lokalkorb/model/react/use-viewer";
import { profileDefinition } from "./start-client.ts";

/** The account at the screen. That none is signed in is known before the database is here. */
export function useViewerState(): ViewerState {
  // Asked for again when the client has come, and with it the profile's shape.
  return useViewer(useModelClient() === null ? null : profileDefinition());
}
