import "@lokalkorb/ui/styles/global.css";
import "@/layouts/storefront.css";

export { StorefrontApp as default } from "@/providers/storefront-app";
