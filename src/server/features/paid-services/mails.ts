import type { I18n } from '@lingui/core';
import type { Locale } from '#shared/i18n/locales.ts';
import { formatMinor, type ShownCurrency } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { findAccount, queueAccountMail, webAddress } from '#server/features/accounts/index.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { ServiceNews, ServiceRules } from './service-rules.ts';
import type { ServiceRow } from './service.queries.ts';

interface Mail {
  readonly news: ServiceNews;
  /** The payment, refund or request that the news are about: each is told once. */
  readonly about: number;
  readonly invoiceId?: number | undefined;
}

/** Tells the owner of a request about its money, by mail and as a notice. */
export async function queueServiceMail(
  context: Pick<Context, 'config'>,
  tx: Tx,
  rules: ServiceRules,
  row: ServiceRow,
  { news, about, invoiceId }: Mail,
): Promise<void> {
  const to = await findAccount(tx, row.account_id);
  if (!to) return;
  const { page, write } = await rules.describe(tx, row);
  const currency: ShownCurrency = (await listCurrencies(tx)).find(({ code }) => code === row.currency_code) ?? {
    symbol_before: '',
    symbol_after: row.currency_code,
    decimals: null,
  };
  const sum = formatMinor(row.fee_minor, currency);
  const kind = `${row.kind}.${news.step}` as const;
  await queueAccountMail(tx, to, {
    kind,
    dedupeKey: `${kind}:${about}`,
    attachments: invoiceId === undefined ? [] : [`invoice:${invoiceId}`],
    isNotice: true,
    content: (i18n: I18n, locale: Locale) => {
      const { subject, paragraphs, button } = write(news, { i18n, sum, number: row.number });
      return {
        subject,
        blocks: [
          { kind: 'heading', text: subject },
          ...paragraphs.map((each) => ({
            kind: 'paragraph' as const,
            ...(typeof each === 'string' ? { text: each } : each),
          })),
          { kind: 'button', text: button, url: webAddress(context, page(locale)) },
        ],
      };
    },
  });
}
