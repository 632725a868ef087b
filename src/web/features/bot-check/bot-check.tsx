import { lazyPart } from '#web/page/i18n.ts';
import { usePage } from '#web/page/page-context.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadNotice = lazyPart(() => import('./bot-notice.tsx'));

/**
 * Goes at the end of a form whose call declares `botCheck`: shows the notice of the bot protection and preloads its
 * script when the form is first used. Renders nothing if the protection is off. `useBotToken` makes the token.
 */
export function BotCheck() {
  const service = usePage().services.botCheck;
  // If it fails to load, the form still works, and the server decides.
  const notice = useChunk(loadNotice, service !== undefined);
  return service && notice ? <notice.BotNotice service={service} /> : null;
}
