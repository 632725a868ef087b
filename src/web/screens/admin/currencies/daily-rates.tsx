import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import type { ExchangeRates, RateSource } from '#shared/reference-data/rates-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useFigures } from '#web/features/form/figures.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { StateMark } from '#web/ui/state-mark.tsx';

/** Rates that a central bank publishes each day: on or off, how the last attempt went, and what a person must decide. */
export function DailyRates({ rates }: { rates: ExchangeRates }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const { is_on: isOn, source } = rates;
  const bank = useBankName(source);
  const turn = (isWanted: boolean) =>
    run(async () => {
      await browserApi.adminRates.switch({ body: { is_on: isWanted } });
      showSnackbar({
        text: isWanted ? t`Kurzy se budou každý den stahovat.` : t`Kurzy už se stahovat nebudou.`,
        tone: 'success',
      });
      reload();
    });
  const fetchNow = () =>
    run(async () => {
      const { failed_at: failedAt } = await browserApi.adminRates.fetch();
      showSnackbar(
        failedAt === null
          ? { text: t`Kurzy jsou aktuální.`, tone: 'success' }
          : { text: t`Kurzy se nepodařilo stáhnout. Platí dosavadní, zkuste to prosím později.`, tone: 'error' },
      );
      reload();
    });
  return (
    <section className="mb-4 rounded border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-sans text-base font-semibold">
          <Trans>Denní kurzy, které vyhlašuje {bank}</Trans>
        </h2>
        <StateMark tone={isOn ? 'good' : 'neutral'}>
          {isOn ? <Trans>stahují se</Trans> : <Trans>vypnuté</Trans>}
        </StateMark>
        <p className="flex flex-wrap gap-2 tablet:ml-auto">
          <Button look="secondary" size="small" disabled={isRunning} onClick={() => void fetchNow()}>
            <Trans>Stáhnout teď</Trans>
          </Button>
          <Button look="secondary" size="small" disabled={isRunning} onClick={() => void turn(!isOn)}>
            {isOn ? <Trans>Vypnout denní stahování</Trans> : <Trans>Zapnout denní stahování</Trans>}
          </Button>
        </p>
      </div>
      <LastAttempt rates={rates} />
      <UnusualRates rates={rates} />
    </section>
  );
}

function useBankName(source: RateSource): string {
  const { t } = useLingui();
  return { cnb: t`Česká národní banka`, ecb: t`Evropská centrální banka` }[source];
}

function LastAttempt({
  rates: { is_on: isOn, published_on: day, fetched_at: at, failed_at: failedAt },
}: {
  rates: ExchangeRates;
}) {
  const { locale } = usePage();
  return (
    <div className="mt-2 max-w-[75ch] text-sm text-muted">
      {failedAt && (
        <p className="font-semibold text-burgundy-text">
          <Trans>{formatDateTime(failedAt, locale)} se kurzy nepodařilo stáhnout. Platí dosavadní.</Trans>
        </p>
      )}
      {at && day && (
        <p>
          <Trans>
            Naposledy staženo {formatDateTime(at, locale)}, kurzy ze dne {formatDate(day, locale)}.
          </Trans>
        </p>
      )}
      <p>
        {isOn ? (
          <Trans>Kurz, který změníte ručně, platí do příštího stažení. Měny mimo kurzovní lístek se nemění.</Trans>
        ) : (
          <Trans>Kurzy se mění, jen když je zadáte nebo stáhnete.</Trans>
        )}
      </p>
    </div>
  );
}

/** Too different to be taken over without a look. */
function UnusualRates({ rates: { unusual } }: { rates: ExchangeRates }) {
  const { text } = useFigures();
  if (unusual.length === 0) return null;
  return (
    <ul className="mt-2 flex max-w-[75ch] flex-col gap-1 text-sm">
      {unusual.map(({ code, rate }) => (
        <li key={code}>
          <strong>
            <Trans>
              {code}: vyhlášený kurz {text(rate)} se od dosavadního liší o více než pětinu. Pokud je správný, zadejte ho
              prosím ručně.
            </Trans>
          </strong>
        </li>
      ))}
    </ul>
  );
}
