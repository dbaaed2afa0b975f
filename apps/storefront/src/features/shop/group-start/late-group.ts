export { groupCommands, watchGroup } from "@/entities/group/group-live";
export { StartForm } from "./start-form.tsx";
