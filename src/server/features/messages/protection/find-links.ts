import { LinkifyIt } from 'linkify-it';
import tlds from 'tlds' with { type: 'json' };

export interface FoundLink {
  /** Where it begins in the text, in UTF-16 code units. */
  readonly at: number;
  readonly length: number;
  readonly url: string;
  /** As it is spoken to: internationalised names as punycode, so that no letter imitates another. */
  readonly host: string;
}

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false }).tlds(tlds);

/** Web addresses in a text, also without `https://`. */
export function findLinks(text: string): FoundLink[] {
  return (linkify.match(text) ?? []).flatMap(({ index, lastIndex, url }) => {
    if (!URL.canParse(url)) return [];
    const { protocol, hostname, href } = new URL(url);
    return /^https?:$/.test(protocol) ? [{ at: index, length: lastIndex - index, url: href, host: hostname }] : [];
  });
}
