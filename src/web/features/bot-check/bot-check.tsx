import { lazyPart } from '#web/page/i18n.ts';
import { usePage } from '#web/page/page-context.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadNotice = lazyPart(() => import('./bot-notice.tsx'));

/**
 * At the end of a form whose call declares `botCheck`: says what the bot protection has to say and gets it ready when
 * the form is first used. Nothing where it is off. The call's token comes from `useBotToken`.
 */
export function BotCheck() {
  const service = usePage().services.botCheck;
  // Without it the form works all the same, and the server has its say.
  const notice = useChunk(loadNotice, service !== undefined);
  return service && notice ? <notice.BotNotice service={service} /> : null;
}
