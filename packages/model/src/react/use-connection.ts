import { useSyncExternalStore } from "react";
import type { ConnectionState } from "../client/connection/connection.ts";
import { useModelClient } from "./model-provider.tsx";

/** Is everything on screen as of now? */
export function useConnection(): ConnectionState {
  const connection = useModelClient()?.connection;
  return useSyncExternalStore(
    connection?.subscribe ?? subscribeToNothing,
    connection?.state ?? isConnecting,
    isConnecting,
  );
}

const subscribeToNothing = (): (() => void) => () => undefined;
const isConnecting = (): ConnectionState => "connecting";
