import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { ComparedField } from '#shared/verification/compare-company.ts';
import type { CompanyMatch as Match } from '#shared/verification/company-match-contract.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';

type State = NonNullable<Match['result']>['state'];
const tones: Readonly<Record<State, Tone>> = { matches: 'good', differs: 'waiting', dissolved: 'bad', missing: 'bad' };

interface CompanyMatchProps {
  readonly match: Match;
  /** Compares the data now. */
  readonly compare: () => Promise<Match>;
  /** What a match means for the reader. */
  readonly children?: ReactNode;
}

/** The company data of an account beside those of the registry. Renders nothing without a company. */
export function CompanyMatch({ match: first, compare, children }: CompanyMatchProps) {
  const { locale } = usePage();
  const { isRunning, run } = useAction();
  const [{ stated, result }, setMatch] = useState(first);
  if (!stated) return null;
  return (
    <section aria-labelledby="company-match-title" className="mt-6">
      <h2 id="company-match-title" className="text-xl">
        <Trans>Firma v rejstříku</Trans>
      </h2>
      {children}
      {result ? (
        <>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <MatchMark state={result.state} />
            <span className="text-sm text-muted">
              <Trans>porovnáno {formatDateTime(result.checked_at, locale)}</Trans>
            </span>
          </p>
          {result.registry && <Comparison stated={stated} result={result} />}
        </>
      ) : (
        <p className="mt-2 text-muted">
          <Trans>Současné údaje firmy zatím s rejstříkem porovnané nejsou.</Trans>
        </p>
      )}
      <p className="mt-3">
        <Button
          look="secondary"
          size="small"
          disabled={isRunning}
          onClick={() => void run(async () => setMatch(await compare()))}
        >
          {isRunning ? <Trans>Porovnáváme…</Trans> : <Trans>Porovnat s rejstříkem</Trans>}
        </Button>
      </p>
    </section>
  );
}

function MatchMark({ state }: { state: State }) {
  const { t } = useLingui();
  const texts: Record<State, string> = {
    matches: t`údaje odpovídají rejstříku`,
    differs: t`údaje se od rejstříku liší`,
    dissolved: t`firma podle rejstříku zanikla`,
    missing: t`rejstřík takovou firmu nezná`,
  };
  return <StateMark tone={tones[state]}>{texts[state]}</StateMark>;
}

interface ComparisonProps {
  readonly stated: NonNullable<Match['stated']>;
  readonly result: NonNullable<Match['result']>;
}

function Comparison({ stated, result: { registry, differences } }: ComparisonProps) {
  const { t } = useLingui();
  const names: Record<ComparedField, string> = { name: t`Název`, street: t`Ulice`, city: t`Město`, postcode: t`PSČ` };
  return (
    <table className="mt-3 w-full max-w-2xl text-left text-sm">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="p-2">
            <Trans>Údaj</Trans>
          </th>
          <th scope="col" className="p-2">
            <Trans>Účet</Trans>
          </th>
          <th scope="col" className="p-2">
            <Trans>Rejstřík</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(names) as ComparedField[]).map((field) => {
          const isOther = differences.includes(field);
          return (
            <tr key={field} className="border-b border-line">
              <th scope="row" className="p-2 font-normal text-muted">
                {names[field]}
              </th>
              <td className="p-2 break-words">{stated[field]}</td>
              <td className={isOther ? 'p-2 font-semibold break-words text-burgundy-text' : 'p-2 break-words'}>
                {registry![field]}
                {isOther && (
                  <span className="ml-2">
                    <Trans>(liší se)</Trans>
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
