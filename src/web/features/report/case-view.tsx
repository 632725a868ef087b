import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '#shared/i18n/dates.ts';
import type { OpenedModeration, OpenedReport, Statement } from '#shared/reports/contract.ts';
import { appealLength } from '#shared/reports/limits.ts';
import type { ReportKind } from '#shared/reports/reasons.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { useCaseStateTexts, useDoneTexts, useGroundTexts, useOutcomeTexts } from './report-texts.ts';

type Opened = Pick<OpenedModeration | OpenedReport, 'kind' | 'state' | 'decisions' | 'appeal' | 'appeal_until'>;

/** The state of a case, the statements of reasons, and the appeal, for either side. */
export function CaseView({ opened, onAppeal }: { opened: Opened; onAppeal: (text: string) => Promise<void> }) {
  const states = useCaseStateTexts();
  const { kind, state, decisions, appeal, appeal_until: until } = opened;
  const { locale } = usePage();
  return (
    <>
      <p>
        <StateMark tone={state === 'decided' ? 'good' : 'waiting'}>{states[state]}</StateMark>
      </p>
      {decisions.length === 0 && (
        <p className="text-muted">
          <Trans>Jakmile správce rozhodne, uvidíte tu rozhodnutí s odůvodněním.</Trans>
        </p>
      )}
      {decisions.map((decision) => (
        <StatementView key={decision.decided_at} decision={decision} kind={kind} />
      ))}
      {appeal && (
        <section className="flex flex-col gap-2 rounded border border-line bg-surface p-4">
          <h2 className="text-xl">
            <Trans>Vaše odvolání</Trans>
          </h2>
          <p className="text-sm text-muted">{formatDateTime(appeal.appealed_at, locale)}</p>
          <p className="max-w-[70ch] break-words whitespace-pre-line">{appeal.text}</p>
          {!appeal.is_decided && (
            <p className="text-muted">
              <Trans>Posoudí ho pokud možno jiný správce než ten, který rozhodl poprvé.</Trans>
            </p>
          )}
        </section>
      )}
      {until && <AppealForm until={until} onAppeal={onAppeal} />}
      {decisions.length > 0 && (
        <p className="max-w-[70ch] text-sm text-muted">
          <Trans>
            Obrátit se můžete také na orgán pro mimosoudní řešení sporů podle nařízení (EU) 2022/2065 nebo na soud.
          </Trans>
        </p>
      )}
    </>
  );
}

export function StatementView({ decision, kind }: { decision: Statement; kind: ReportKind }) {
  const { locale } = usePage();
  const done = useDoneTexts(kind);
  const grounds = useGroundTexts();
  const outcomes = useOutcomeTexts();
  const { measures, suspended_days: days, ground, reason, outcome, decided_at: at } = decision;
  return (
    <section className="flex flex-col gap-3 rounded border border-line bg-surface p-4">
      <h2 className="text-xl">{outcome === null ? <Trans>Rozhodnutí</Trans> : <Trans>Rozhodnutí o odvolání</Trans>}</h2>
      {outcome && <p className="font-semibold">{outcomes[outcome]}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <Fact name={<Trans>Datum</Trans>}>{formatDateTime(at, locale)}</Fact>
        <Fact name={<Trans>Opatření</Trans>}>
          {measures.length === 0 ? <Trans>bez opatření</Trans> : measures.map((each) => done(each, days)).join(', ')}
        </Fact>
        {ground && <Fact name={<Trans>Právní základ</Trans>}>{grounds[ground]}</Fact>}
        <Fact name={<Trans>Rozhodl</Trans>}>
          <Trans>člověk, bez automatizovaných prostředků</Trans>
        </Fact>
      </dl>
      <p className="max-w-[70ch] break-words whitespace-pre-line">{reason}</p>
    </section>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function AppealForm({ until, onAppeal }: { until: string; onAppeal: (text: string) => Promise<void> }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const form = useForm({
    send: (values) => onAppeal(String(values.get('text') ?? '')),
    onDone: () => undefined,
  });
  return (
    <form {...form.props} className="flex flex-col gap-3 rounded border border-line bg-surface p-4">
      <h2 className="text-xl">
        <Trans>Nesouhlasíte?</Trans>
      </h2>
      <p>
        <Trans>Odvolat se můžete jednou, zdarma, do {formatDate(until, locale)}.</Trans>
      </p>
      <FormFailures form={form} />
      <TextAreaField
        name="text"
        label={t`Proč s rozhodnutím nesouhlasíte`}
        rows={5}
        required
        maxLength={appealLength}
        errors={form.errorsOf('text')}
      />
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Odeslat odvolání</Trans>
        </Button>
      </p>
    </form>
  );
}
