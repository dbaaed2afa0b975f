export { NothingFound } from "../found/nothing-found.tsx";
export { MenuFilter } from "./menu-filter.tsx";
