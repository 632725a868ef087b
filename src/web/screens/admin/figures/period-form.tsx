import { Trans, useLingui } from '@lingui/react/macro';
import { comparisons, periods, steps, type ChosenPeriod } from '#shared/figures/period.ts';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { FigureChoice } from './figure-choice.ts';

/** The period, its steps and what it is compared with, stored in the URL. Select elements apply at once, dates on submit. */
export function PeriodForm({ choice, period }: { readonly choice: FigureChoice; readonly period: ChosenPeriod }) {
  const { t } = useLingui();
  const { path, search } = usePage();
  const { navigate } = useNavigation();
  const choose = (form: HTMLFormElement) => {
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const isOwn = values.period === 'own';
    const changes = {
      ...values,
      from: isOwn ? (values.from ?? period.from) : undefined,
      to: isOwn ? (values.to ?? period.to) : undefined,
    };
    navigate(`${path}${changedQuery(search, changes)}`, { keepScroll: true });
  };
  const days = (count: number) => t`${count} dní`;
  const months = 12;
  const periodTexts = {
    '7': days(7),
    '30': days(30),
    '90': days(90),
    '12m': t`${months} měsíců`,
    own: t`vlastní období`,
  };
  const stepTexts = { day: t`po dnech`, week: t`po týdnech`, month: t`po měsících` };
  const comparisonTexts = { previous: t`s předchozím obdobím`, year: t`s předchozím rokem` };
  return (
    <form
      // The fields follow the URL.
      key={search}
      action={path}
      onChange={(event) => event.target instanceof HTMLSelectElement && choose(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        choose(event.currentTarget);
      }}
      className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] items-end gap-3 tablet:flex tablet:flex-wrap print:hidden"
    >
      {choice.section && <input type="hidden" name="section" value={choice.section} />}
      {choice.by && <input type="hidden" name="by" value={choice.by} />}
      <SelectField name="period" label={t`Období`} defaultValue={choice.period ?? '30'}>
        {periods.map((each) => (
          <option key={each} value={each}>
            {periodTexts[each]}
          </option>
        ))}
      </SelectField>
      {choice.period === 'own' && (
        <>
          <TextField name="from" type="date" label={t`Od`} defaultValue={period.from} max={period.to} />
          <TextField name="to" type="date" label={t`Do`} defaultValue={period.to} />
        </>
      )}
      <SelectField name="step" label={t`Krok`} defaultValue={period.step}>
        {steps.map((each) => (
          <option key={each} value={each}>
            {stepTexts[each]}
          </option>
        ))}
      </SelectField>
      <SelectField name="compare" label={t`Srovnat`} defaultValue={choice.compare ?? 'previous'}>
        {comparisons.map((each) => (
          <option key={each} value={each}>
            {comparisonTexts[each]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="secondary" className={choice.period === 'own' ? undefined : 'scripted:hidden'}>
        <Trans>Použít</Trans>
      </Button>
    </form>
  );
}
