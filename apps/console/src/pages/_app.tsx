import "@lokalkorb/ui/styles/global.css";
import "@/app/console.css";

export { ConsoleApp as default } from "@/app/console-app";
