export { RestockAnswerScreen as default } from "@/features/restock-answer/restock-answer-screen";
