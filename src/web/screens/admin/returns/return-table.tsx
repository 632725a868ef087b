import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { ReturnRefund } from '#shared/returns/contract.ts';
import type { AdminReturn } from '#shared/returns/admin-contract.ts';
import { useRefundText } from '#web/features/returns/refund-text.ts';
import { useReturnStateTexts, useSolutionTexts } from '#web/features/returns/return-states.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { ReturnActions } from './return-actions.tsx';

/** The list, with the actions of each row. */
export function ReturnTable({ returns }: { returns: readonly AdminReturn[] }) {
  const { t } = useLingui();
  return (
    <DataTable
      isList
      label={t`Vrácené zboží`}
      columns={[t`Objednávka`, t`Kdo`, t`Zboží`, t`Stav`, t`Rozhodnutí`].map((title) => ({ title }))}
    >
      {returns.map((each) => (
        <ReturnRow key={each.id} row={each} />
      ))}
    </DataTable>
  );
}

function ReturnRow({ row }: { row: AdminReturn }) {
  const { locale } = usePage();
  const stateTexts = useReturnStateTexts();
  const solutionTexts = useSolutionTexts();
  const { order, name, email, lines, note, bank_account, wished_solution, state, received_at, due_on, decision } = row;
  const { refund } = row;
  return (
    <DataRow>
      <RowHead>
        <a href={routePath('admin-order', locale, { id: order.id })} className="font-semibold">
          {order.number}
        </a>
        <span className="block font-normal text-muted tabular-nums">{formatDateTime(received_at, locale)}</span>
      </RowHead>
      <Cell>
        {name}
        <span className="block text-muted">{email}</span>
        {order.company && <span className="block text-muted">{order.company}</span>}
        {bank_account && <span className="block tabular-nums">{bank_account}</span>}
      </Cell>
      <Cell>
        <ul>
          {lines.map((line, index) => (
            <li key={index}>
              {line.quantity} × {line.name}
            </li>
          ))}
        </ul>
        {wished_solution && <p className="text-muted">{solutionTexts[wished_solution]}</p>}
        {note && <p className="mt-1 break-words whitespace-pre-line text-muted">{note}</p>}
      </Cell>
      <Cell>
        <span className="font-semibold whitespace-nowrap">{stateTexts[state]}</span>
        <span className="block text-muted">
          <Trans>do {formatDate(due_on, locale)}</Trans>
        </span>
      </Cell>
      <Cell isDecision>
        {refund && <Refund refund={refund} number={order.number} />}
        {decision && <p className="mb-2 break-words whitespace-pre-line">{decision}</p>}
        <ReturnActions row={row} />
      </Cell>
    </DataRow>
  );
}

/** The state of the refund. One that its gateway refused is handled among the payments. */
function Refund({ refund, number }: { refund: ReturnRefund; number: string }) {
  const { locale } = usePage();
  const text = useRefundText()(refund);
  return (
    <p className="mb-2 font-semibold">
      {refund.state === 'done' ? (
        text
      ) : (
        <a href={`${routePath('admin-payments', locale)}?view=refunds&q=${number}`}>{text}</a>
      )}
    </p>
  );
}
