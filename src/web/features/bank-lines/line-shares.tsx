import { Trans } from '@lingui/react/macro';
import type { BankLine } from '#shared/bank-statements/admin-contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { useOutcomeTexts } from './line-texts.ts';

/** What a transaction was assigned to, or what is suggested. */
export function LineShares({ line }: { line: BankLine }) {
  const { locale } = usePage();
  const text = useChargedText();
  const outcomes = useOutcomeTexts();
  if (line.state === 'ignored') return <span className="text-muted">{line.note}</span>;
  if (line.shares.length > 0)
    return (
      <ul>
        {line.shares.map(({ symbol, amount, outcome, order_id: id }, index) => (
          <li key={index}>
            {id === null ? (
              <span className="tabular-nums">{symbol}</span>
            ) : (
              <a href={routePath('admin-order', locale, { id })} className="tabular-nums">
                {symbol}
              </a>
            )}
            {line.shares.length > 1 && <span className="tabular-nums"> {text(amount)}</span>}
            <span className="block text-sm text-muted">{outcomes[outcome]}</span>
          </li>
        ))}
      </ul>
    );
  if (line.state !== 'waiting') return null;
  if (line.suggestion.length === 0)
    return (
      <span className="text-muted">
        <Trans>bez návrhu</Trans>
      </span>
    );
  return (
    <ul>
      {line.suggestion.map(({ symbol, amount, due }) => (
        <li key={symbol} className="tabular-nums">
          {symbol}
          {line.suggestion.length > 1 && <span className="text-muted"> {text(amount)}</span>}
          {due && due.amount !== amount.amount && (
            <span className="block text-sm text-muted">
              <Trans>má přijít {text(due)}</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
