export { SwitchesScreen as default } from "@/features/back-office/switches/switches-screen";
