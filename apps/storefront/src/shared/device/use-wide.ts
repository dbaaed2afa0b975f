import { useMedia } from "@lokalkorb/ui/use-media";

/** From here on the basket stands beside the menu, as in `storefront.css`. */
export const useWide = (): boolean => useMedia("(min-width: 992px)");
