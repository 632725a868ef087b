import type { MessageCaution } from '#shared/messages/limits.ts';
import { cheapEndings, fraudSigns, imitated, moneyWords, paymentRequest } from './fraud-signs.ts';
import { findAccounts, type ShopCountry } from './find-identifiers.ts';
import { findLinks } from './find-links.ts';

/** Where messages are written. */
export interface MessagePlace {
  /** Whose phone numbers and bank accounts need no prefix. */
  readonly country: ShopCountry;
  /** The portal's, which nobody needs to be warned of. */
  readonly ownHost: string;
}

/** Three points make a message suspicious. */
const suspicious = 3;

/** What its reader should be warned of before they read a message; null: nothing. Pure. */
export function assessMessage(
  text: string,
  { country, ownHost }: MessagePlace,
): Exclude<MessageCaution, 'known_fraud'> | null {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const signs = fraudSigns.reduce((sum, { weight, pattern }) => sum + (pattern.test(folded) ? weight : 0), 0);
  const links = findLinks(text).filter(({ host }) => host !== ownHost);
  const linkSigns = Math.max(0, ...links.map(({ host }) => weightOfHost(host, folded)));
  if (signs + linkSigns >= suspicious) return 'suspicious';
  return paymentRequest.test(folded) || findAccounts(text, country).length > 0 ? 'payment' : null;
}

function weightOfHost(host: string, folded: string): number {
  const isImitation = imitated.some(
    ({ name, domains }) => name.test(host) && !domains.some((domain) => host === domain || host.endsWith(`.${domain}`)),
  );
  if (isImitation) return suspicious;
  return (cheapEndings.test(host) ? 1 : 0) + (moneyWords.test(folded) ? 1 : 0);
}
