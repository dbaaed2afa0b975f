import "@lokalkorb/ui/styles/global.css";
import "@/app/storefront.css";

export { StorefrontApp as default } from "@/app/storefront-app";
