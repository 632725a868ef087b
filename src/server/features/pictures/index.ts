export { lockOwnPictures } from './picture.queries.ts';
export { mountPictures } from './picture.routes.ts';
export { removeUnusedPictures } from './remove-picture.ts';
