export { mountFavourites } from './favourites.routes.ts';
