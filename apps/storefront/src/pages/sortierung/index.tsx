export { RankingScreen as default } from "@/features/legal/ranking/ranking-screen";
