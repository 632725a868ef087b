import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface GoodsNoticeProps {
  /** When these goods were confirmed: they need not be confirmed again. */
  readonly confirmedAt: string | undefined;
  readonly isConfirmed: boolean;
  readonly onChange: (isConfirmed: boolean) => void;
  readonly errors: readonly string[];
}

/** Lists forbidden goods, with the seller's confirmation that the advert offers none of them. */
export function GoodsNotice({ confirmedAt, isConfirmed, onChange, errors }: GoodsNoticeProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <section aria-labelledby="goods-title" className="rounded border border-line bg-amber-soft p-4">
      <h2 id="goods-title" className="mb-2 text-lg">
        <Trans>Co se tu nabízet nesmí</Trans>
      </h2>
      <ul className="mb-3 list-disc pl-5">
        <li>
          <Trans>neznačený líh a lihoviny bez kontrolní pásky</Trans>
        </li>
        <li>
          <Trans>podomácku vypálené destiláty</Trans>
        </li>
        <li>
          <Trans>tabákové výrobky bez kolku nebo v otevřeném balení</Trans>
        </li>
        <li>
          <Trans>jednotlivé cigarety</Trans>
        </li>
        <li>
          <Trans>tabák k orálnímu užití (snus)</Trans>
        </li>
      </ul>
      {confirmedAt === undefined ? (
        <Checkbox
          name="confirms_goods"
          label={t`Potvrzuji, že zboží je v uzavřeném balení s neporušeným kolkem nebo kontrolní páskou a do výčtu výše nepatří.`}
          checked={isConfirmed}
          onChange={(event) => onChange(event.target.checked)}
          errors={errors}
        />
      ) : (
        <p className="flex gap-2">
          <Icon name="check" size={20} className="mt-0.5 shrink-0" />
          <Trans>
            Dne {formatDate(confirmedAt, locale)} jste potvrdili, že zboží je v uzavřeném balení s neporušeným kolkem
            nebo kontrolní páskou a do výčtu výše nepatří.
          </Trans>
        </p>
      )}
    </section>
  );
}
