import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ModerationCase } from '#shared/reports/admin-contract.ts';
import { statementLength, suspensionDays, type DecisionGround, type Measure } from '#shared/reports/limits.ts';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { usePreparedReasons } from '#web/features/prepared-reasons/use-prepared-reasons.ts';
import { PreparedReason } from '#web/features/prepared-reasons/prepared-reason.tsx';
import { useGroundTexts, useMeasureTexts } from '#web/features/report/report-texts.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

/** The form of the decision, on a case or on the appeals against it. */
export function CaseDecision({ data }: { data: ModerationCase }) {
  const { t } = useLingui();
  const obstacles = {
    reporter: t`Nahlásili jste to vy, proto rozhodne jiný správce.`,
    scope: t`K tomu, co první rozhodnutí udělalo s účtem, nemáte oprávnění, proto o odvolání rozhodne jiný správce.`,
    same_person: t`Rozhodli jste poprvé, proto o odvolání rozhodne jiný správce.`,
  };
  if (data.obstacle)
    return <p className="rounded border border-line-strong bg-sunken p-4">{obstacles[data.obstacle]}</p>;
  return <DecisionForm data={data} />;
}

function DecisionForm({ data }: { data: ModerationCase }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const earlier = data.decisions.at(-1);
  const [chosen, setChosen] = useState<readonly Measure[]>(earlier?.measures ?? []);
  const [frauds, setFrauds] = useState<readonly string[]>([]);
  const [reasonId, setReasonId] = useState<number>();
  const reasons = usePreparedReasons('report');
  const names = useMeasureTexts(data.kind);
  const grounds = useGroundTexts();
  const isAppeal = data.state === 'appealed';
  const form = useGuardedForm(
    {
      send: async (values) =>
        browserApi.adminReports.decide({
          params: { id: data.id },
          body: {
            version: data.version,
            measures: [...chosen],
            suspended_days: chosen.includes('suspend') ? Number(values.get('suspended_days')) : null,
            ground: chosen.length > 0 ? ((values.get('ground') as DecisionGround | null) ?? null) : null,
            reason_id: reasonId ?? null,
            reason: String(values.get('reason') ?? ''),
            frauds: [...frauds],
          },
        }),
      onDone: () => {
        showSnackbar({ text: t`Rozhodnuto. Obě strany dostanou odůvodnění.`, tone: 'success' });
        reload();
      },
    },
    `${chosen.join()} ${frauds.join()} ${reasonId ?? ''}`,
  );
  const toggle = <T,>(list: readonly T[], item: T) =>
    list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
  const groundErrors = form.errorsOf('ground');
  return (
    <form {...form.props} className="flex flex-col gap-4 rounded border border-line-strong bg-surface p-4">
      <h2 className="text-xl">{isAppeal ? <Trans>Rozhodnout o odvolání</Trans> : <Trans>Rozhodnout</Trans>}</h2>
      {isAppeal && (
        <p className="text-sm text-muted">
          <Trans>Co zůstane zaškrtnuté, platí dál. Co odškrtnete, se vrátí zpět.</Trans>{' '}
          {data.is_alone && <Trans>Jiný správce s tímto oprávněním není, proto můžete rozhodnout i vy.</Trans>}
        </p>
      )}
      <FormFailures form={form} />
      <fieldset data-field="measures">
        <legend className="mb-1 font-semibold">
          <Trans>Opatření</Trans>
        </legend>
        {data.allowed_measures.map((measure) => (
          <Checkbox
            key={measure}
            checked={chosen.includes(measure)}
            onChange={() => setChosen(toggle(chosen, measure))}
            label={names[measure]}
          />
        ))}
        {chosen.length === 0 && (
          <p className="text-sm text-muted">
            <Trans>Nic nezaškrtnuto: bez opatření.</Trans>
          </p>
        )}
        {form.errorsOf('measures').length > 0 && (
          <FieldErrors id="measures-errors" errors={form.errorsOf('measures')} />
        )}
      </fieldset>
      {chosen.includes('suspend') && (
        <TextField
          name="suspended_days"
          label={t`Na kolik dní pozastavit`}
          type="number"
          min={suspensionDays.min}
          max={suspensionDays.max}
          defaultValue={earlier?.suspended_days ?? 7}
          required
          errors={form.errorsOf('suspended_days')}
          className="max-w-40"
        />
      )}
      {chosen.length > 0 && (
        <fieldset data-field="ground">
          <legend className="mb-1 font-semibold">
            <Trans>Právní základ</Trans>
          </legend>
          {(['law', 'terms'] as const).map((ground) => (
            <Radio
              key={ground}
              name="ground"
              value={ground}
              label={grounds[ground]}
              defaultChecked={earlier?.ground === ground}
            />
          ))}
          {groundErrors.length > 0 && <FieldErrors id="ground-errors" errors={groundErrors} />}
        </fieldset>
      )}
      {reasons?.length !== 0 && (
        <PreparedReason reasons={reasons ?? []} reasonId={reasonId} locales={localesOf(data)} onChange={setReasonId} />
      )}
      <TextAreaField
        name="reason"
        label={t`Skutkový stav a odůvodnění`}
        help={t`Dostanou ho obě strany e-mailem. Připravený důvod dostane každá ve svém jazyce.`}
        rows={5}
        maxLength={statementLength}
        errors={form.errorsOf('reason')}
      />
      {data.identifiers.length > 0 && (
        <fieldset data-field="frauds">
          <legend className="mb-1 font-semibold">
            <Trans>Potvrzený podvod: varovat u zpráv s těmito čísly</Trans>
          </legend>
          {data.identifiers.map(({ kind, value, is_known: isKnown }) => (
            <Checkbox
              key={value}
              disabled={isKnown}
              checked={isKnown || frauds.includes(`${kind}:${value}`)}
              onChange={() => setFrauds(toggle(frauds, `${kind}:${value}`))}
              label={<span className="tabular-nums">{value}</span>}
              note={isKnown ? t`už varujeme` : kind === 'phone' ? t`telefon` : t`účet`}
            />
          ))}
        </fieldset>
      )}
      <p>
        <Button type="submit" look={chosen.length > 0 ? 'danger' : 'primary'} disabled={form.isSending}>
          {chosen.length === 0 ? <Trans>Rozhodnout bez opatření</Trans> : <Trans>Rozhodnout s opatřením</Trans>}
        </Button>
      </p>
    </form>
  );
}

/** Languages of those who get the reason. */
function localesOf({ history, reported }: ModerationCase): Locale[] {
  const locales = [...(history ? [history.locale] : []), ...reported.map(({ lang }) => lang)];
  return locales.length > 0 ? [...new Set(locales)] : [defaultLocale];
}
