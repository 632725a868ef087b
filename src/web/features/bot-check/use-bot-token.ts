import type { BotAction } from '#shared/contract/endpoint.ts';
import { usePage } from '#web/page/page-context.tsx';

/**
 * Makes the token of a call that declares `botCheck`, for its body: a new one with every sending, as each is good once.
 * Empty where the protection is off or can't be had; the server decides then.
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
