import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { ServiceState } from '#shared/paid-services/services.ts';
import type { adminVerificationContract, AdminVerification } from '#shared/verification/contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { useSession } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';
import { FeeButton } from './fee-button.tsx';
import { VerificationActions } from './verification-actions.tsx';

type Choice = CallInput<(typeof adminVerificationContract)['list']>['query'];
type List = CallAnswer<(typeof adminVerificationContract)['list']>;

const tones: Readonly<Record<ServiceState, Tone>> = {
  waiting: 'waiting',
  paid: 'good',
  refunded: 'neutral',
  cancelled: 'neutral',
};

/** Requests of verified accounts: transfers, refunds and the fee. */
export const screen = defineScreen<{ readonly choice: Choice; readonly list: List }>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as Choice;
    return { choice, list: await api.adminVerification.list({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Ověřené účty`),
    alternates: pathsInAllLocales('admin-verifications'),
    isIndexed: false,
  }),
  Page: function AdminVerificationsPage({ data: { choice, list } }) {
    const { t } = useLingui();
    const texts = useStateTexts();
    const session = useSession();
    const maySetFee = session.status === 'in' && session.session.me.scopes.includes('settings');
    return (
      <AdminFrame title={<Trans>Ověřené účty</Trans>}>
        <FilterForm
          words={choice.q}
          wordsHint={t`číslo, uživatel`}
          aside={maySetFee && <FeeButton />}
          states={{
            name: 'state',
            label: t`Stav`,
            value: choice.state,
            options: [
              { value: '', text: t`všechny` },
              ...Object.entries(texts).map(([value, text]) => ({ value, text })),
            ],
          }}
        />
        {list.verifications.length > 0 ? (
          <VerificationTable rows={list.verifications} />
        ) : (
          <p className="py-10 text-center text-muted">
            <Trans>Žádnou takovou žádost jsme nenašli.</Trans>
          </p>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});

function useStateTexts(): Record<ServiceState, string> {
  const { t } = useLingui();
  return { waiting: t`čeká na platbu`, paid: t`zaplaceno`, refunded: t`vráceno`, cancelled: t`zrušeno` };
}

function VerificationTable({ rows }: { rows: readonly AdminVerification[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const texts = useStateTexts();
  const methods = { card: t`karta`, bank_transfer: t`převod` };
  return (
    <DataTable
      isList
      label={t`Ověřené účty`}
      columns={[
        { title: <Trans>Uživatel</Trans> },
        { title: <Trans>Stav</Trans> },
        { title: <Trans>Částka</Trans>, isFigure: true },
        { title: <Trans>Podáno</Trans> },
        { title: <Trans>Doklady</Trans> },
        { title: <Trans>Úkony</Trans> },
      ]}
    >
      {rows.map((row) => (
        <DataRow key={row.id}>
          <RowHead>
            <a href={routePath('admin-account', locale, { id: row.account.id })} className="font-semibold">
              {row.account.username}
            </a>
            <span className="block font-normal text-muted tabular-nums">{row.number}</span>
          </RowHead>
          <Cell>
            <StateMark tone={tones[row.state]}>{texts[row.state]}</StateMark>
            {row.is_refund_asked && (
              <span className="block text-sm text-muted">
                <Trans>vrací se</Trans>
              </span>
            )}
          </Cell>
          <Cell isFigure label={<Trans>Částka</Trans>}>
            <ChargedPrice money={row.fee} />
            <span className="block text-sm text-muted">{methods[row.method]}</span>
          </Cell>
          <Cell>
            {formatDate(row.started_at, locale)}
            {row.paid_at && (
              <span className="block text-sm text-muted">
                <Trans>zaplaceno {formatDate(row.paid_at, locale)}</Trans>
              </span>
            )}
          </Cell>
          <Cell>
            {row.documents.map(({ number, path }) => (
              <a
                key={number}
                href={path}
                download
                className="flex min-h-9 items-center tabular-nums pointer-coarse:min-h-11"
              >
                {number}
              </a>
            ))}
          </Cell>
          <Cell>
            <VerificationActions row={row} />
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
