/** The folder of a picture's files: its sizes and, for an upload, the master that they are made from. */
export const pictureFolder = (key: string) => `pictures/${key}`;
export const sizeFile = (key: string, file: string) => `${pictureFolder(key)}/${file}`;
export const masterFile = (key: string) => sizeFile(key, 'master.webp');
