export { OutboxScreen as default } from "@/features/dead-letters/dead-letters-screen";
