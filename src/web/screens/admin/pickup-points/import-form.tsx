import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { adminPickupPointsContract } from '#shared/delivery/admin-pickup-points-contract.ts';
import { pickupPointColumns } from '#shared/delivery/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { partsOf, readText } from './csv-file.ts';

type Imported = CallAnswer<(typeof adminPickupPointsContract)['import']>;

interface Outcome extends Imported {
  /** Undefined if it was not requested. */
  readonly switchedOff: number | undefined;
}

interface ImportFormProps {
  readonly carriers: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
}

/** Imports a carrier's file and reports the result. */
export function ImportForm({ carriers, onClose }: ImportFormProps) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { adminPickupPoints } = browserApi;
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useGuardedForm({
    send: async (values) => {
      const file = values.get('csv');
      const parts = partsOf(file instanceof File ? await readText(file) : '');
      const carrier_id = Number(values.get('carrier_id'));
      let sum: Imported = { added: 0, changed: 0, errors: [], codes: [] };
      for (const { csv, linesBefore } of parts) {
        const done = await adminPickupPoints.import({ body: { carrier_id, csv } });
        const errors = done.errors.map(({ line, column }) => ({ line: line === 1 ? 1 : line + linesBefore, column }));
        sum = {
          added: sum.added + done.added,
          changed: sum.changed + done.changed,
          errors: [...sum.errors, ...errors],
          codes: [...sum.codes, ...done.codes],
        };
      }
      // A file without a single valid code must not switch off all the others.
      if (!values.has('switch_off_others') || sum.codes.length === 0) return { ...sum, switchedOff: undefined };
      const others = await adminPickupPoints.switchOffOthers({ body: { carrier_id, codes: sum.codes } });
      return { ...sum, switchedOff: others.switched_off };
    },
    onDone: (done: Outcome) => {
      setOutcome(done);
      reload();
    },
  });
  const columns = pickupPointColumns.join(', ');
  if (outcome) return <Report outcome={outcome} onClose={onClose} />;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <SelectField label={t`Doprava`} name="carrier_id" errors={form.errorsOf('carrier_id')}>
        {carriers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Soubor CSV`}
        name="csv"
        type="file"
        accept=".csv,text/csv"
        required
        errors={form.errorsOf('csv')}
      />
      <Checkbox name="switch_off_others" label={t`Místa, která v souboru nejsou, vypnout`} />
      <p className="text-sm text-muted">
        <Trans>
          V prvním řádku jsou názvy sloupců: {columns}. Smějí být i latitude, longitude, is_active (1 nebo 0) a
          otevírací doba ve sloupcích mon až sun. Druh (kind) je shop, post nebo locker. Místo se známým kódem se změní,
          ostatní se přidají. Bez sloupce is_active zůstanou vypnutá místa vypnutá.
        </Trans>
      </p>
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Načíst</Trans>
        </Button>
      </p>
    </form>
  );
}

function Report({
  outcome: { added, changed, errors, switchedOff },
  onClose,
}: {
  outcome: Outcome;
  onClose: () => void;
}) {
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        <Trans>
          Přidáno: {added}, změněno: {changed}.
        </Trans>{' '}
        {switchedOff !== undefined && <Trans>Vypnuto, protože v souboru nejsou: {switchedOff}.</Trans>}
      </p>
      {errors.length > 0 && (
        <>
          <p className="font-semibold">
            <Trans>Tyto řádky jsme vynechali:</Trans>
          </p>
          <ul className="list-disc pl-5">
            {errors.map(({ line, column }) => (
              <li key={`${line} ${column}`}>
                <Trans>
                  řádek {line}, sloupec {column}
                </Trans>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Button onClick={onClose}>
          <Trans>Hotovo</Trans>
        </Button>
      </p>
    </div>
  );
}
