import { Trans, useLingui } from '@lingui/react/macro';
import { comparisons, periods, steps, type ChosenPeriod } from '#shared/figures/period.ts';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useKeyedState } from '#web/ui/use-keyed-state.ts';
import type { FigureChoice } from './figure-choice.ts';

/** The period, its steps and what it is compared with, stored in the URL. Select elements apply at once, dates on submit. */
export function PeriodForm({ choice, period }: { readonly choice: FigureChoice; readonly period: ChosenPeriod }) {
  const { t } = useLingui();
  const { path, search } = usePage();
  const { navigate } = useNavigation();
  const choose = (form: HTMLFormElement, changed?: string) => {
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const isOwn = values.period === 'own';
    const changes = {
      ...values,
      from: isOwn ? (values.from ?? period.from) : undefined,
      to: isOwn ? (values.to ?? period.to) : undefined,
      // Each length of a period has steps of its own until others are chosen.
      step: changed === 'step' ? values.step : changed === 'period' ? undefined : choice.step,
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
  const isOwn = choice.period === 'own';
  return (
    <form
      action={path}
      onChange={({ target, currentTarget }) =>
        target instanceof HTMLSelectElement && choose(currentTarget, target.name)
      }
      onSubmit={(event) => {
        event.preventDefault();
        choose(event.currentTarget);
      }}
      className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] items-end gap-3 tablet:flex tablet:flex-wrap print:hidden"
    >
      {choice.section && <input type="hidden" name="section" value={choice.section} />}
      {choice.by && <input type="hidden" name="by" value={choice.by} />}
      <Choice name="period" label={t`Období`} value={choice.period ?? '30'} options={periods} texts={periodTexts} />
      {isOwn && (
        <>
          <DateField name="from" label={t`Od`} value={period.from} />
          <DateField name="to" label={t`Do`} value={period.to} />
        </>
      )}
      <Choice name="step" label={t`Krok`} value={period.step} options={steps} texts={stepTexts} />
      <Choice
        name="compare"
        label={t`Srovnat`}
        value={choice.compare ?? 'previous'}
        options={comparisons}
        texts={comparisonTexts}
      />
      <Button type="submit" look="secondary" className={isOwn ? undefined : 'scripted:hidden'}>
        <Trans>Použít</Trans>
      </Button>
    </form>
  );
}

interface ChoiceProps<Option extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: Option;
  readonly options: readonly Option[];
  readonly texts: Readonly<Record<Option, string>>;
}

/** Follows the URL, and keeps the focus. */
function Choice<Option extends string>({ name, label, value, options, texts }: ChoiceProps<Option>) {
  const { search } = usePage();
  const [chosen, setChosen] = useKeyedState<string>(search, () => value);
  return (
    <SelectField
      name={name}
      label={label}
      value={chosen}
      onChange={({ currentTarget }) => setChosen(currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {texts[option]}
        </option>
      ))}
    </SelectField>
  );
}

function DateField({ name, label, value }: { readonly name: string; readonly label: string; readonly value: string }) {
  const [typed, setTyped] = useKeyedState(value, () => value);
  return (
    <TextField
      name={name}
      label={label}
      type="date"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
