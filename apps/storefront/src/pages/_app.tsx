import "@lokalkorb/ui/styles/global.css";
import "@/app/layouts/storefront.css";

export { StorefrontApp as default } from "@/app/providers/storefront-app";
