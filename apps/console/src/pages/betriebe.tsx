export { GroupScreen as default } from "@/features/figures/group/group-screen";
