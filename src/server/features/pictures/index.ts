export { lockOwnPictures } from './picture.queries.ts';
export { mountPictures } from './picture.routes.ts';
export type { PictureSource } from './picture-source.ts';
export { removeIfUnused, removeUnusedPictures } from './remove-picture.ts';
