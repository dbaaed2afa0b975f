import "@lokalkorb/ui/styles/global.css";
import "@/frame/storefront.css";

export { StorefrontApp as default } from "@/frame/storefront-app";
