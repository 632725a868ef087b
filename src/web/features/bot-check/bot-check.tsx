import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';
import type { loadNotice } from './load-notice.ts';

/**
 * At the end of a form whose call declares `botCheck`: says what the bot protection has to say and gets it ready when
 * the form is first used. Nothing where it is off. The call's token comes from `useBotToken`.
 */
export function BotCheck() {
  const { locale, services } = usePage();
  const { i18n } = useLingui();
  const [notice, setNotice] = useState<Awaited<ReturnType<typeof loadNotice>>>();
  const service = services.botCheck;

  useEffect(() => {
    let isCurrent = service !== undefined;
    if (isCurrent)
      import('./load-notice.ts')
        .then((module) => module.loadNotice(i18n, locale))
        // Without it the form works all the same, and the server has its say.
        .then(
          (loaded) => isCurrent && setNotice(loaded),
          () => undefined,
        );
    return () => {
      isCurrent = false;
    };
  }, [service, i18n, locale]);

  // Another page's texts are another `i18n`.
  return service && notice?.i18n === i18n ? <notice.BotNotice service={service} /> : null;
}
