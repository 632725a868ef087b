import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/**
 * Faces of the labels. Variable fonts are used at their default instance, which needs no variation tables:
 * Fraunces at its blackest, Source Sans at its lightest (`weight` below thickens it by a stroke).
 */
const files = {
  display: [
    'fraunces/files/fraunces-latin-wght-normal',
    'fraunces/files/fraunces-latin-ext-wght-normal',
    'DejaVuSerifCondensed-Bold',
  ],
  displayItalic: [
    'fraunces/files/fraunces-latin-wght-italic',
    'fraunces/files/fraunces-latin-ext-wght-italic',
    'DejaVuSerifCondensed-BoldItalic',
  ],
  sans: [
    'source-sans-3/files/source-sans-3-latin-wght-normal',
    'source-sans-3/files/source-sans-3-latin-ext-wght-normal',
    'DejaVuSansCondensed',
  ],
  sansBold: ['DejaVuSansCondensed-Bold'],
  serif: ['DejaVuSerifCondensed'],
  serifBold: ['DejaVuSerifCondensed-Bold'],
  serifItalic: ['DejaVuSerifCondensed-Italic'],
} as const;

export type Face = keyof typeof files;

/** The fonts of a face; the first one that has a character sets it. */
export function getFonts(face: Face): readonly Font[] {
  let fonts = opened.get(face);
  if (!fonts) {
    // None of the files is a collection.
    fonts = files[face].map((file) => openSync(resolveFont(file)) as Font);
    opened.set(face, fonts);
  }
  closing.refresh();
  return fonts;
}

const opened = new Map<Face, readonly Font[]>();
/** A drawn picture is stored, so fonts are needed in bursts; open ones keep several megabytes of outlines. */
const closing = setTimeout(() => opened.clear(), 60_000).unref();

const resolveFont = (file: string): string =>
  require.resolve(
    file.startsWith('DejaVu') ? `dejavu-fonts-ttf/ttf/${file}.ttf` : `@fontsource-variable/${file}.woff2`,
  );
