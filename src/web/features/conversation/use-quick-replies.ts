import { useLingui } from '@lingui/react/macro';
import type { Thread } from '#shared/messages/contract.ts';
import type { ConversationArea } from './conversation-area.ts';

/** Texts that people often begin with: of the seller's side, and of the side that asks. */
export function useQuickReplies(
  area: ConversationArea,
  { kind, listing, is_own_listing: isOwn }: Pick<Thread, 'kind' | 'listing' | 'is_own_listing'>,
): string[] {
  const { t } = useLingui();
  const isDemand = listing?.offer_type === 'demand';
  if (kind !== 'listing' || area === 'shop') return [];
  if (isOwn)
    return isDemand
      ? [t`Ano, stále sháním.`, t`Už mám, děkuji.`, t`Můžete poslat obrázky?`]
      : [t`Ano, je stále k mání.`, t`Bohužel už je prodáno.`, t`Kdy a kde by se vám to hodilo?`];
  return isDemand
    ? [t`Dobrý den, sháníte to ještě?`, t`Mám, co hledáte.`]
    : [t`Dobrý den, je to ještě k mání?`, t`Kdy a kde by šlo převzít?`, t`Je cena konečná?`];
}
