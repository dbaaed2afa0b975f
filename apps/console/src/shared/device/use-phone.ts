import { useMedia } from "@lokalkorb/ui/use-media";

/** Below this width the board is a list of rows. */
export const usePhone = (): boolean => useMedia("(max-width: 767px)");
