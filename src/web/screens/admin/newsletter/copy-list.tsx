import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { languages } from '#shared/i18n/locales.ts';
import { copyStates, type CopyState } from '#shared/newsletters/issues.ts';
import { retentionMonths } from '#shared/shop/retention.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { StateChips } from '#web/features/filtered-list/state-chips.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';
import type { IssueCopies } from './issue-data.ts';

const months = retentionMonths.logs;
const tones: Record<CopyState, Tone> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'good',
  failed: 'bad',
  uncertain: 'bad',
  skipped: 'neutral',
  kept: 'bad',
};

/** Who gets the issue, and what became of their copies. */
export function CopyList({ list: { copies, page, has_more: hasMore, state } }: { list: IssueCopies }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const texts: Record<CopyState, string> = {
    waiting: t({ message: 'čeká', context: 'newsletter copy' }),
    sending: t`odesílá se`,
    sent: t({ message: 'odeslaná', context: 'newsletter copy' }),
    failed: t({ message: 'nedoručitelná', context: 'newsletter copy' }),
    uncertain: t({ message: 'nejistá', context: 'newsletter copy' }),
    skipped: t({ message: 'odhlášený příjemce', context: 'newsletter copy' }),
    kept: t({ message: 'neodeslaná', context: 'newsletter copy' }),
  };
  return (
    <section>
      <h2 className="mb-3 text-xl">
        <Trans>Kopie podle příjemců</Trans>
      </h2>
      <StateChips
        resetParams={[]}
        filter={{
          name: 'state',
          label: t`Stav kopie`,
          value: state,
          options: [{ value: '', text: t`všechny` }, ...copyStates.map((each) => ({ value: each, text: texts[each] }))],
        }}
      />
      {copies.length > 0 ? (
        <DataTable
          isList
          label={t`Kopie podle příjemců`}
          columns={[
            { title: <Trans>E-mail</Trans> },
            { title: <Trans>Jazyk</Trans> },
            { title: <Trans>Stav</Trans> },
            { title: <Trans>Čas</Trans> },
          ]}
        >
          {copies.map((copy) => (
            <DataRow key={copy.email}>
              <RowHead>
                <span className="break-all">{copy.email}</span>
              </RowHead>
              <Cell>{languages[copy.language].name}</Cell>
              <Cell>
                <StateMark tone={tones[copy.state]}>{texts[copy.state]}</StateMark>
                {copy.error && <span className="block text-sm break-words text-muted">{copy.error}</span>}
              </Cell>
              <Cell>{copy.at && formatDateTime(copy.at, locale)}</Cell>
            </DataRow>
          ))}
        </DataTable>
      ) : (
        <p className="py-6 text-center text-muted">
          {state === undefined ? (
            <Trans>Žádné tu nejsou. Kopie mažeme {months} měsíců po konci odesílání, čísla zůstávají.</Trans>
          ) : (
            <Trans>Žádná taková kopie tu není.</Trans>
          )}
        </p>
      )}
      <Pager page={page} hasMore={hasMore} />
    </section>
  );
}
