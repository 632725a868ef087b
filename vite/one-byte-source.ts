import type { Plugin } from 'vite';

/**
 * Escapes characters beyond Latin-1 in the server's files. V8 keeps the source of every loaded file, with two bytes for
 * each of its characters as soon as one of them needs two: with Czech texts, megabytes of each web process. Last of all,
 * because the bundler prints the characters of strings as they are.
 */
export const oneByteSource: Plugin = {
  name: 'karafa-one-byte-source',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replace(/[\u0100-\uffff]/g, escape);
  },
};

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
