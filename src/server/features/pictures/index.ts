export { mountPictures } from './picture.routes.ts';
