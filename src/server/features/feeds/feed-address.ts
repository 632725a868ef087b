import type { FeedCode } from '#shared/feeds/feeds.ts';
import type { Context } from '#server/context.ts';
import { webAddress } from '#server/features/accounts/index.ts';

/** The stable address of a feed. */
export function feedAddress(
  context: Pick<Context, 'config'>,
  { code, token }: { readonly code: FeedCode; readonly token: string | null },
): string {
  return webAddress(context, `/feeds/${code}.xml${token === null ? '' : `?token=${token}`}`);
}
