export { FavouritesScreen as default } from "@/features/favourites/favourites-screen";
