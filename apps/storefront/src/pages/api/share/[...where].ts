export { shareEndpoint as default } from "@/features/share-picture/share-endpoint";
