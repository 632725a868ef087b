import { useLingui } from '@lingui/react/macro';
import { feeds, type FeedCode } from '#shared/feeds/feeds.ts';
import { languages } from '#shared/i18n/locales.ts';

/** What administrators call a feed. */
export function useFeedName(): (code: FeedCode) => string {
  const { t } = useLingui();
  return (code) => {
    if (code === 'heureka') return t`Heureka: nabídky`;
    if (code === 'heureka-availability') return t`Heureka: dostupnost`;
    if (code === 'zbozi') return t`Zboží.cz: nabídky`;
    const language = languages[feeds[code].locale].name;
    return t`Google Merchant Center: ${language}`;
  };
}
