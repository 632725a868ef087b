import { useLingui } from '@lingui/react/macro';
import { endedGuestDays } from '#shared/watchdogs/limits.ts';
import { searchDays } from '#shared/figures/measures.ts';
import { unusedPictureHours } from '#shared/pictures/limits.ts';
import { importMonths } from '#shared/product-imports/imports.ts';
import { retentionMonths, taxDocumentYears } from '#shared/shop/retention.ts';
import { closingDays, exportHours } from '#shared/privacy/limits.ts';
import type { RetentionTask } from '#shared/privacy/retention-jobs.ts';

interface JobText {
  readonly what: string;
  readonly after: string;
}

/** What each job removes, and after how long. */
export function useJobTexts(): Readonly<Record<RetentionTask, JobText>> {
  const { t } = useLingui();
  const months = (count: number) => t`${count} měsíců`;
  return {
    'accounts.sweep': {
      what: t`přihlášení, odkazy z e-mailů, oznámení a počítadla pokusů`,
      after: t`po skončení platnosti`,
    },
    'age-proofs.sweep': { what: t`ověření věku`, after: months(retentionMonths.ageProofs) },
    'pictures.remove-unused': { what: t`nepoužité obrázky`, after: t`${unusedPictureHours} hodin` },
    'documents.remove-unused': { what: t`nepoužité soubory dokumentů`, after: t`${unusedPictureHours} hodin` },
    'adverts.sweep-views': { what: t`podklady počítání zobrazení`, after: t`další den` },
    'adverts.sweep-brands': { what: t`navržené značky bez inzerátů`, after: t`až je nikdo nepoužívá` },
    'carts.sweep': { what: t`opuštěné košíky hostů`, after: t`po skončení platnosti` },
    'watchdogs.sweep': { what: t`ukončení hlídací psi hostů`, after: t`${endedGuestDays} dní` },
    'newsletters.sweep': { what: t`nepotvrzené odběry newsletteru`, after: t`po skončení platnosti odkazu` },
    'privacy.erase': { what: t`údaje zrušených účtů`, after: t`${closingDays} dní` },
    'privacy.sweep': { what: t`archivy osobních údajů`, after: t`${exportHours} hodin` },
    'adverts.delete-old': { what: t`ukončené inzeráty`, after: months(retentionMonths.adverts) },
    'orders.forget': { what: t`kupující v objednávkách`, after: months(retentionMonths.orders) },
    'orders.forget-age-checks': { what: t`kontroly věku při předání`, after: months(retentionMonths.ageChecks) },
    'orders.delete-tax-documents': { what: t`daňové doklady`, after: t`${taxDocumentYears} let` },
    'returns.forget': { what: t`odesílatelé odstoupení a reklamací`, after: months(retentionMonths.orders) },
    'reports.forget': { what: t`oznamovatelé a nahlášený obsah`, after: months(retentionMonths.reports) },
    'paid-services.forget': { what: t`odběratelé placených služeb`, after: months(retentionMonths.orders) },
    'bank.delete-old': { what: t`výpisy z banky`, after: t`${taxDocumentYears} let` },
    'messages.forget-frauds': { what: t`údaje podvodníků`, after: months(retentionMonths.frauds) },
    'figures.sweep': { what: t`hledaná slova`, after: t`${searchDays} dní, ojedinělá druhý den` },
    'privacy.forget-consents': { what: t`volby cookies`, after: months(retentionMonths.consents) },
    'product-imports.forget': { what: t`importy zboží`, after: months(importMonths) },
    'mail.delete-old': { what: t`odeslané e-maily`, after: months(retentionMonths.logs) },
  };
}
