import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BankCandidate, BankLine } from '#shared/bank-statements/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { useFailureText } from '#web/page/failure-text.ts';
import { TextField } from '#web/ui/field.tsx';

interface CandidateListProps {
  readonly line: BankLine;
  readonly onChoose: (candidate: BankCandidate) => void;
}

type Found = { readonly candidates: readonly BankCandidate[] } | { readonly failure: string };

/** Orders that wait for a transfer and may be meant; a press takes the symbol over. */
export function CandidateList({ line: { id }, onChoose }: CandidateListProps) {
  const { t } = useLingui();
  const text = useChargedText();
  const failureText = useFailureText();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isCurrent = true;
    const show = (answer: Found) => isCurrent && setFound(answer);
    browserApi.adminBank
      .candidates({ params: { id }, query: { q: words.trim() } })
      .then(show, (error: unknown) => show({ failure: failureText(error) }));
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new text of failures asks for nothing
  }, [id, words]);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        label={t`Najít objednávku`}
        help={t`Číslo nebo jméno. Bez hledání nabízíme objednávky se stejnou částkou.`}
        value={words}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div role="status" className="max-h-48 overflow-y-auto">
        {!found && (
          <p className="text-sm text-muted">
            <Trans>Načítáme…</Trans>
          </p>
        )}
        {found && 'failure' in found && <p className="text-sm text-burgundy-text">{found.failure}</p>}
        {found && 'candidates' in found && found.candidates.length === 0 && (
          <p className="text-sm text-muted">
            <Trans>Nic takového na převod nečeká.</Trans>
          </p>
        )}
        {found && 'candidates' in found && found.candidates.length > 0 && (
          <ul className="divide-y divide-line rounded border border-line">
            {found.candidates.map((candidate) => (
              <li key={candidate.symbol}>
                <button
                  type="button"
                  onClick={() => onChoose(candidate)}
                  className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-3 py-1 text-left hover:bg-sunken"
                >
                  <span>
                    <span className="font-semibold tabular-nums">{candidate.symbol}</span>{' '}
                    <span className="text-muted">{candidate.name}</span>
                  </span>
                  <span className="tabular-nums">{text(candidate.due)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
