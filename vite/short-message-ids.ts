import type { Plugin } from 'vite';
import { messageConfig, readMessages } from './message-catalogue.ts';

/** An id as Lingui's macros write it, into a descriptor or into JSX. */
const writtenId = /\bid(: ?|=\{?)"([^"\\]{6})"/g;

let shortIds: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * Short names for message ids in the browser's files. Lingui's ids are hashes, which do not compress, and each is sent
 * twice: with the component and with the texts.
 */
export function readShortIds(): Promise<ReadonlyMap<string, string>> {
  shortIds ??= readMessages(messageConfig.sourceLocale!).then(
    (messages) =>
      new Map(
        Object.keys(messages)
          .toSorted()
          .map((id, index) => [id, index.toString(36)]),
      ),
  );
  return shortIds;
}

/** Replaces the ids in components; `messagesByScreen` does the same in the texts. Comes after Lingui's macros. */
export const shortMessageIds: Plugin = {
  name: 'karafa-short-message-ids',
  enforce: 'pre',
  buildStart() {
    shortIds = undefined;
  },
  async transform(code, id) {
    if (!/\/src\/web\/.*\.tsx?$/.test(id)) return;
    const known = await readShortIds();
    return {
      code: code.replaceAll(writtenId, (all, before: string, key: string) => {
        const short = known.get(key);
        return short === undefined ? all : `id${before}"${short}"`;
      }),
      map: null,
    };
  },
};
