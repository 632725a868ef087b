import type { MessageCaution } from '#shared/messages/limits.ts';
import { assessMessage, type MessagePlace } from './assess-message.ts';
import { findIdentifiers } from './find-identifiers.ts';

/** What the reader of a text can be warned of depends on. */
export interface CautionFacts {
  readonly place: MessagePlace;
  /** Identifiers of confirmed frauds in the text (`findKnownFrauds`); others do no harm. */
  readonly frauds: ReadonlySet<string>;
}

/** What the reader of a text is warned of: data of a known fraud before signs of one. Null: nothing. Pure. */
export function cautionOf(text: string, { place, frauds }: CautionFacts): MessageCaution | null {
  const isKnown = findIdentifiers(text, place.country).some((each) => frauds.has(each));
  return isKnown ? 'known_fraud' : assessMessage(text, place);
}
