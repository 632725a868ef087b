import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminTopping, ToppingLeft } from '#shared/topping/contract.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { useToppingState } from '#web/features/topping-state/topping-state.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { useObstacleTexts } from './obstacle-texts.ts';
import { ToppingActions } from './topping-actions.tsx';
import { DecisionButtons, ToppingDecisions } from './topping-decisions.tsx';

interface ToppingTableProps {
  readonly rows: readonly AdminTopping[];
  readonly onLeft: (left: readonly ToppingLeft[]) => void;
}

/** The toppings of the list; those that wait can be selected for a decision. */
export function ToppingTable({ rows, onLeft }: ToppingTableProps) {
  const { t } = useLingui();
  const waiting = rows.filter(({ state }) => state === 'requested');
  const selection = useSelection(waiting.map(({ id }) => id));
  return (
    <>
      <ToppingDecisions rows={waiting} selection={selection} onLeft={onLeft} />
      <DataTable
        isList
        label={t`Topování`}
        columns={[
          ...(waiting.length > 0 ? [checkColumn(selection, waiting)] : []),
          { title: <Trans>Inzerát</Trans> },
          { title: <Trans>Stav</Trans> },
          { title: <Trans>Doba</Trans> },
          { title: <Trans>Částka</Trans>, isFigure: true },
          { title: <Trans>Doklady</Trans> },
          { title: <Trans>Úkony</Trans> },
        ]}
      >
        {rows.map((row) => (
          <DataRow key={row.id}>
            {waiting.length > 0 && (
              <Cell isCheck>
                {row.state === 'requested' && (
                  <RowCheck
                    label={t`Vybrat ${row.number}`}
                    checked={selection.has(row.id)}
                    onChange={() => selection.toggle(row.id)}
                  />
                )}
              </Cell>
            )}
            <ToppingHead row={row} />
            <StateCell row={row} />
            <TermCell row={row} />
            <MoneyCell row={row} />
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
              <div className="flex flex-wrap gap-1">
                {row.state === 'requested' && <DecisionButtons rows={[row]} number={row.number} onLeft={onLeft} />}
                <ToppingActions row={row} />
              </div>
            </Cell>
          </DataRow>
        ))}
      </DataTable>
    </>
  );
}

function ToppingHead({ row: { advert, account, number } }: { row: AdminTopping }) {
  const { locale } = usePage();
  return (
    <RowHead>
      {advert ? (
        <a href={routePath('admin-advert', locale, { id: advert.id })} className="inline-block py-1 font-semibold">
          {advert.name}
        </a>
      ) : (
        <Trans>smazaný inzerát</Trans>
      )}
      <span className="block font-normal text-muted">
        <a href={routePath('admin-account', locale, { id: account.id })}>{account.username}</a> ·{' '}
        <span className="tabular-nums">{number}</span>
      </span>
    </RowHead>
  );
}

function StateCell({ row: { state, obstacle, decided_by: decidedBy, reason } }: { row: AdminTopping }) {
  const { textOf, tones } = useToppingState();
  const obstacles = useObstacleTexts();
  return (
    <Cell>
      <StateMark tone={tones[state]}>{textOf[state]}</StateMark>
      {state === 'requested' && obstacle && (
        <span className="block text-sm text-burgundy-text">{obstacles[obstacle]}</span>
      )}
      {decidedBy !== null && <span className="block text-sm text-muted">{decidedBy}</span>}
      {reason !== null && (
        <span lang="" className="block max-w-64 text-sm break-words text-muted">
          {reason}
        </span>
      )}
    </Cell>
  );
}

function TermCell({
  row: { state, days, starts_at: from, ends_at: until, requested_at: requestedAt },
}: {
  row: AdminTopping;
}) {
  const { locale } = usePage();
  return (
    <Cell>
      <Plural value={days} one="# den" few="# dny" other="# dní" />
      <span className="block text-sm text-muted">
        {from && until ? (
          <>
            {formatDate(from, locale)} – {formatDate(until, locale)}
          </>
        ) : (
          state === 'requested' && requestedAt && <Trans>čeká od {formatDateTime(requestedAt, locale)}</Trans>
        )}
      </span>
    </Cell>
  );
}

function MoneyCell({ row: { price, method, money } }: { row: AdminTopping }) {
  const { t } = useLingui();
  const methods = { card: t`karta`, bank_transfer: t`převod` };
  return (
    <Cell isFigure label={<Trans>Částka</Trans>}>
      <ChargedPrice money={price} />
      <span className="block text-sm text-muted">
        {methods[method]}
        {money === 'refunding' && (
          <>
            {', '}
            <Trans>vrací se</Trans>
          </>
        )}
        {money === 'refunded' && (
          <>
            {', '}
            <Trans>vráceno</Trans>
          </>
        )}
      </span>
    </Cell>
  );
}
