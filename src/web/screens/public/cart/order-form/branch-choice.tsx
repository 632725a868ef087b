import { Trans, useLingui } from '@lingui/react/macro';
import type { BranchOffer } from '#shared/cart/contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { OpeningHours } from '#web/features/opening-hours/opening-hours.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

interface BranchChoiceProps {
  readonly form: Form;
  readonly branches: readonly BranchOffer[];
  readonly branch: BranchOffer | undefined;
  readonly onBranch: (id: number | undefined) => void;
  /** ISO date in the shop's time zone. */
  readonly today: string;
}

/** Chooses the pickup branch, showing its stock and opening hours. */
export function BranchChoice({ form, branches, branch, onBranch, today }: BranchChoiceProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  // The days that the order promises, too.
  const days = branch && [branch.ready_from, branch.ready_to].map((day) => formatDate(day, locale));
  const ready = [...new Set(days)].join(' – ');
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        name="branch_id"
        label={t`Prodejna`}
        value={branch?.id ?? ''}
        errors={form.errorsOf('branch_id')}
        required
        onChange={({ target }) => onBranch(Number(target.value) || undefined)}
      >
        <option value="">{t`Vyberte prosím prodejnu`}</option>
        {branches.map(({ id, town, street, has_everything }) => (
          <option key={id} value={id}>
            {town}, {street} – {has_everything ? t`vše skladem` : t`dovezeme do 10 dní`}
          </option>
        ))}
      </SelectField>
      {branch && (
        <div className="grid gap-4 tablet:grid-cols-2">
          <div>
            <address className="not-italic">
              <strong>{branch.town}</strong>
              <br />
              {branch.street}, {branch.postcode}
              <br />
              <a href={`tel:${branch.phone.replaceAll(' ', '')}`}>{branch.phone}</a>
              <br />
              <a href={routePath('branch', locale, { id: branch.id, slug: branch.slug })} target="_blank">
                <Trans>Prodejna, mapa a kontakt</Trans>
                <span className="sr-only">
                  {' '}
                  <Trans>(otevře se v novém okně)</Trans>
                </span>
              </a>
            </address>
            <p className="mt-3">
              {branch.has_everything ? (
                <Trans>Zboží máme na prodejně, připravíme ho {ready}.</Trans>
              ) : (
                <Trans>
                  Zboží na prodejně není, dodání potrvá až 10 dní, nejpozději do {formatDate(branch.ready_to, locale)}.
                </Trans>
              )}
            </p>
          </div>
          <OpeningHours hours={branch.opening_hours} today={today} />
        </div>
      )}
    </div>
  );
}
