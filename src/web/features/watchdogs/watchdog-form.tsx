import { Trans, useLingui } from '@lingui/react/macro';
import { frequencies, watchdogNameLength, type Frequency } from '#shared/watchdogs/limits.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { useFrequencyTexts } from './frequency-texts.ts';

interface WatchdogFormProps<Answer> {
  /** Key of what was typed, kept until it is sent. */
  readonly draft: string;
  readonly initial: { readonly name: string; readonly frequency: Frequency };
  /** The name of a wanted advert is its own. */
  readonly hasName?: boolean;
  readonly send: (values: { name?: string; frequency: Frequency }) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
}

/** Name and frequency of a saved search. */
export function WatchdogForm<Answer>({ draft, initial, hasName = true, send, onDone }: WatchdogFormProps<Answer>) {
  const { t } = useLingui();
  const texts = useFrequencyTexts();
  const form = useGuardedForm({
    draft,
    failed: t`Hlídacího psa se nepodařilo uložit. Zkuste to prosím později.`,
    send: (values) =>
      send({
        ...(hasName && { name: String(values.get('name')) }),
        frequency: String(values.get('frequency')) as Frequency,
      }),
    onDone,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      {hasName && (
        <TextField
          name="name"
          label={t`Název`}
          help={t`Podle něj hlídacího psa poznáte v e-mailu a v účtu.`}
          defaultValue={initial.name}
          errors={form.errorsOf('name')}
          maxLength={watchdogNameLength}
          required
        />
      )}
      <fieldset>
        <legend className="font-semibold">
          <Trans>Kdy vám máme psát</Trans>
        </legend>
        {frequencies.map((frequency) => (
          <Radio
            key={frequency}
            name="frequency"
            value={frequency}
            defaultChecked={frequency === initial.frequency}
            label={texts[frequency].choice}
          />
        ))}
      </fieldset>
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
