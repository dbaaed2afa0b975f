import type { ConnectionState } from "../client/connection/connection.ts";
import { useModelClient } from "./model-provider.tsx";
import { useStore } from "./use-store.ts";

/** Is everything on screen as of now? */
export const useConnection = (): ConnectionState => useStore(useModelClient()?.connection, isConnecting);

const isConnecting = (): ConnectionState => "connecting";
