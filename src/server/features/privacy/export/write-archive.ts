import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ArchiveFile {
  readonly name: string;
  readonly content: Buffer | string;
  /** Pictures and PDF files would not get smaller. */
  readonly isCompressed?: boolean;
}

/** Writes a ZIP archive, with one file in memory at a time besides the archive. The library calls back at once. */
export async function writeArchive(files: AsyncIterable<ArchiveFile>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, content, isCompressed } of files) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    entry.push(typeof content === 'string' ? Buffer.from(content) : content, true);
  }
  zip.end();
  return Buffer.concat(chunks);
}
