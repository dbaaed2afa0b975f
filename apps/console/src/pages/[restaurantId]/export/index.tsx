export { BooksScreen as default } from "@/features/books/books-screen";
