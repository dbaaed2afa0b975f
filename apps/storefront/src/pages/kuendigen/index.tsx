export { TerminationScreen as default } from "@/features/standing/termination/termination-screen";
