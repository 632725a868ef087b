/** Where a picture's files are kept: the sizes by their names, and of an upload the master that they are made of. */
export const pictureFolder = (key: string) => `pictures/${key}`;
export const sizeFile = (key: string, file: string) => `${pictureFolder(key)}/${file}`;
export const masterFile = (key: string) => sizeFile(key, 'master.webp');
