export { lockOwnPictures } from './picture.queries.ts';
export { mountPictures } from './picture.routes.ts';
export { multipartLimits, receiveFile } from './receive-file.ts';
export { masterFile } from './picture-files.ts';
export { removeIfUnused, removeUnusedPictures } from './remove-picture.ts';
