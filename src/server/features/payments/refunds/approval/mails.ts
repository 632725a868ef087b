import { msg } from '@lingui/core/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { formatMinor } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { findAccount, queueAccountMail, webAddress } from '#server/features/accounts/index.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import type { Tx } from '#server/platform/db/db.ts';

interface Rejected {
  /** The administrator who requested the refund. */
  readonly to: number;
  readonly refundId: number;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** The variable symbol of its payment. */
  readonly symbol: string;
  readonly reason: string;
}

export async function queueRefundRejected(
  context: Pick<Context, 'config'>,
  tx: Tx,
  { to: accountId, refundId, amount, currency, symbol, reason }: Rejected,
): Promise<void> {
  const to = await findAccount(tx, accountId);
  if (!to) return;
  const known = (await listCurrencies(tx)).find(({ code }) => code === currency);
  const sum = formatMinor(amount, known ?? { symbol_before: '', symbol_after: currency, decimals: null });
  await queueAccountMail(tx, to, {
    kind: 'refund.rejected',
    dedupeKey: `refund.rejected:${refundId}`,
    isNotice: true,
    content: (i18n, locale) => {
      const subject = i18n._(msg`Vaši vratku jiný správce zamítl`);
      return {
        subject,
        blocks: [
          { kind: 'heading', text: subject },
          {
            kind: 'paragraph',
            text: i18n._(msg`Vratku ${{ sum }} k platbě ${{ symbol }} jiný správce zamítl z tohoto důvodu:`),
          },
          { kind: 'paragraph', text: reason },
          {
            kind: 'paragraph',
            text: i18n._(msg`Peníze neodejdou. Pokud se mají přesto vrátit, požádejte o vratku znovu.`),
          },
          {
            kind: 'button',
            text: i18n._(msg`Zobrazit platby`),
            url: webAddress(context, `${routePath('admin-payments', locale)}?view=refunds`),
          },
        ],
      };
    },
  });
}
