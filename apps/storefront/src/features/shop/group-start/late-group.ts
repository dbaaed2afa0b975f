export { groupCommands, watchGroup } from "@/entities/group/group-live";
export { MembersOnly } from "../members/members-only.tsx";
export { StartForm } from "./start-form.tsx";
