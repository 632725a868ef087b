import type { BotAction } from '#shared/contract/endpoint.ts';
import { usePage } from '#web/page/page-context.tsx';

/**
 * Makes the token for the body of a call that declares `botCheck`. Every submission needs a new one, because tokens
 * are single-use. Empty if the protection is off or unavailable; the server decides then.
 */
export function useBotToken(action: BotAction): () => Promise<{ readonly bot_token?: string }> {
  const { botCheck } = usePage().services;
  return async () => {
    if (!botCheck) return {};
    try {
      const { makeToken } = await import('./recaptcha.ts');
      return { bot_token: await makeToken(botCheck, action) };
    } catch {
      return {};
    }
  };
}
