import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductImportDetail } from '#shared/product-imports/admin-contract.ts';
import { isBusy, mostImportRows, type ImportProblem, type ImportState } from '#shared/product-imports/imports.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { rowCounts } from './import-data.ts';

/** How far the job is, what the check has found, and what was done. */
export function ImportProgress({ found }: { found: ProductImportDetail }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { state, problem, rows_read: read, rows_applied: applied, undone, left_count: left } = found;
  if (state === 'uploaded') return null;
  const count = (number: number) => wholeNumberText(number, locale);
  const progress = progressOf(found);
  return (
    <section aria-labelledby="import-summary" className="mb-6 max-w-3xl">
      <h2 id="import-summary" className="mb-3 text-xl">
        {isBusy(state) ? <Trans>Průběh</Trans> : <Trans>Souhrn</Trans>}
      </h2>
      {isBusy(state) && (
        <p className="mb-3" role="status">
          <StateSentence state={state} />
        </p>
      )}
      {progress && <progress {...progress} aria-label={t`Hotovo`} className="mb-3 w-full" />}
      <Ending found={found} />
      {state === 'failed' && problem && <ProblemSentence problem={problem} />}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        <Figure label={t`Řádků v souboru`}>{count(read)}</Figure>
        {state !== 'reading' && state !== 'failed' && (
          <>
            {found.rows_added > 0 && <Figure label={t`Nové zboží`}>{count(found.rows_added)}</Figure>}
            {found.rows_changed > 0 && <Figure label={t`Změněné zboží`}>{count(found.rows_changed)}</Figure>}
            {found.rows_unchanged > 0 && <Figure label={t`Beze změny`}>{count(found.rows_unchanged)}</Figure>}
            {found.rows_bad > 0 && <Figure label={t`Chybné řádky`}>{count(found.rows_bad)}</Figure>}
          </>
        )}
        {found.mode !== null && <Figure label={t`Provedeno`}>{count(applied)}</Figure>}
        {state === 'stopped' && <Figure label={t`Neprovedeno`}>{count(rowCounts(found).left)}</Figure>}
        {undone + left > 0 && <Figure label={t`Vráceno zpět`}>{count(undone)}</Figure>}
        {left > 0 && <Figure label={t`Ponecháno`}>{count(left)}</Figure>}
      </dl>
      {found.change_id !== null && applied > 0 && !isBusy(state) && (
        <p className="mt-3">
          <a href={`${routePath('admin-products', locale)}?change=${found.change_id}`}>
            <Trans>Zobrazit zboží z tohoto importu</Trans>
          </a>
        </p>
      )}
    </section>
  );
}

function progressOf(found: ProductImportDetail): { value?: number; max?: number } | undefined {
  const { state, rows_read: read, rows_added: added, rows_changed: changed, rows_applied: applied } = found;
  switch (state) {
    case 'reading':
      return {};
    case 'checking':
      return { value: added + changed + found.rows_unchanged + found.rows_bad, max: Math.max(read, 1) };
    case 'applying':
      return { value: applied, max: Math.max(added + changed, 1) };
    case 'undoing':
    case 'reverting':
      return { value: found.undone + found.left_count, max: Math.max(applied, 1) };
    default:
      return undefined;
  }
}

function StateSentence({ state }: { state: ImportState }) {
  if (state === 'reading') return <Trans>Čteme řádky souboru. Stránku můžete zavřít, práce poběží dál.</Trans>;
  if (state === 'checking') return <Trans>Kontrolujeme řádky. Zboží se zatím nemění.</Trans>;
  if (state === 'applying') return <Trans>Provádíme změny. Stránku můžete zavřít, práce poběží dál.</Trans>;
  return <Trans>Vracíme předchozí hodnoty.</Trans>;
}

/** Why it ended before its last row. */
function Ending({ found }: { found: ProductImportDetail }) {
  const { locale } = usePage();
  const { state, stopped_by: by, stopped_at: at, rows_applied: applied } = found;
  const stopped = by !== null && at !== null && (
    <Trans>
      {by} zastavil import {formatDateTime(at, locale)}.
    </Trans>
  );
  if (state === 'stopped')
    return (
      <p className="mb-3">
        {stopped}{' '}
        {applied > 0 ? <Trans>Co se do té doby změnilo, zůstalo změněné.</Trans> : <Trans>Nic se nezměnilo.</Trans>}
      </p>
    );
  if (state !== 'reverted') return null;
  return (
    <p className="mb-3">
      {stopped ? (
        <>
          {stopped} <Trans>Měl se provést celý, nebo vůbec, proto jsme všechno vrátili zpět.</Trans>
        </>
      ) : (
        <Trans>Některé řádky se mezitím staly chybnými, proto jsme všechno vrátili zpět.</Trans>
      )}
    </p>
  );
}

function ProblemSentence({ problem }: { problem: ImportProblem }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const rows = wholeNumberText(mostImportRows, locale);
  const texts: Record<ImportProblem, string> = {
    unknown: t`Soubor není tabulka CSV ani XLSX.`,
    broken: t`Soubor je poškozený nebo v něm chybí uvozovka, která ukončuje text. Opravte ho prosím a nahrajte znovu.`,
    too_large: t`Obsah souboru je příliš velký. Rozdělte ho prosím.`,
    too_many_rows: t`Soubor má víc než ${rows} řádků. Rozdělte ho prosím.`,
    empty: t`V souboru není žádný řádek se zbožím.`,
  };
  return (
    <p className="mb-3 rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text">
      {texts[problem]}
    </p>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </>
  );
}
