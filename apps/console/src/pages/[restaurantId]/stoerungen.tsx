export { DeadLettersScreen as default } from "@/features/dead-letters/dead-letters-screen";
