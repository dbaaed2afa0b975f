import "@lokalkorb/ui/styles/global.css";
import "@/shared/layouts/storefront.css";

export { StorefrontApp as default } from "@/shared/providers/storefront-app";
