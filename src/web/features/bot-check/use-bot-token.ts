import type { BotAction } from '#shared/contract/endpoint.ts';
import { usePage } from '#web/page/page-context.tsx';
import type { BotCheckService } from '#web/page/page-state.ts';

/**
 * Makes the token for the body of a call that declares `botCheck`. Every submission needs a new one, because tokens
 * are single-use. Empty if the protection is off or unavailable; the server decides then.
 */
export async function makeBotToken(
  service: BotCheckService | undefined,
  action: BotAction,
): Promise<{ readonly bot_token?: string }> {
  if (!service) return {};
  try {
    const { makeToken } = await import('./recaptcha.ts');
    return { bot_token: await makeToken(service, action) };
  } catch {
    return {};
  }
}

/** `makeBotToken` for a form. */
export function useBotToken(action: BotAction): () => ReturnType<typeof makeBotToken> {
  const { botCheck } = usePage().services;
  return () => makeBotToken(botCheck, action);
}
