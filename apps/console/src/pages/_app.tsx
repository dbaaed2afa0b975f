import "@lokalkorb/ui/styles/global.css";
import "@/layouts/console.css";

export { ConsoleApp as default } from "@/providers/console-app";
