export { CatalogScreen as default } from "@/features/catalog/catalog-screen";
