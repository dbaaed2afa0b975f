import "@lokalkorb/ui/styles/global.css";
import "@/frame/console.css";

export { ConsoleApp as default } from "@/frame/console-app";
