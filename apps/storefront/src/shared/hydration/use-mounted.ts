import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and during the first render: for what only this browser knows. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
