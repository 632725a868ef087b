import { useState } from 'react';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BankLine } from '#shared/bank-statements/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useDecided, useDecision } from '#web/features/decisions/use-decision.ts';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Selection } from '#web/ui/use-selection.ts';

interface LineDecisionsProps {
  readonly selection: Selection<number>;
  readonly selected: readonly BankLine[];
}

/** Decisions on several transactions: assign as suggested, or not for us. */
export function LineDecisions({ selection, selected }: LineDecisionsProps) {
  const { t } = useLingui();
  const text = useChargedText();
  const { isDeciding, decide } = useDecision();
  const [asked, setAsked] = useState<'assign' | 'ignore'>();
  const close = () => setAsked(undefined);
  const suggested = selected.filter(({ suggestion }) => suggestion.length > 0);
  return (
    <>
      <BulkBar selection={selection}>
        {suggested.length > 0 && (
          <Button size="small" disabled={isDeciding} onClick={() => setAsked('assign')}>
            <Trans>Přiřadit podle návrhu</Trans>{' '}
            {suggested.length < selected.length && t`(${suggested.length} z ${selected.length})`}
          </Button>
        )}
        <Button size="small" look="secondary" disabled={isDeciding} onClick={() => setAsked('ignore')}>
          <Trans>Nepatří nám</Trans>
        </Button>
      </BulkBar>
      <ConfirmDialog
        isOpen={asked === 'assign'}
        isBusy={isDeciding}
        title={t`Přiřadit platby podle návrhu?`}
        nameTitle={t`Variabilní symbol`}
        rows={suggested.map(({ id, suggestion, amount }) => ({
          id,
          name: suggestion.map(({ symbol }) => symbol).join(', '),
          state: suggestion
            .flatMap(({ amount: part, due }) => (due && due.amount !== part.amount ? [t`má přijít ${text(due)}`] : []))
            .join(', '),
          amount,
        }))}
        action={t`Ano, přiřadit`}
        onClose={close}
        onConfirm={() => {
          close();
          void decide(() => browserApi.adminBank.assignSuggested({ body: { ids: suggested.map(({ id }) => id) } }));
        }}
      >
        <Trans>
          Přesná částka objednávku zaplatí, menší počká na doplatek a z větší vznikne přeplatek. Zaplacení nelze vzít
          zpět.
        </Trans>
      </ConfirmDialog>
      <FormDialog isOpen={asked === 'ignore'} onClose={close} title={t`Platby nepatří nám`}>
        <IgnoreForm ids={selected.map(({ id }) => id)} onDone={close} />
      </FormDialog>
    </>
  );
}

function IgnoreForm({ ids, onDone }: { ids: readonly number[]; onDone: () => void }) {
  const { t } = useLingui();
  const reportDecided = useDecided();
  const form = useGuardedForm({
    send: (values) => browserApi.adminBank.ignore({ body: { ids: [...ids], note: String(values.get('note') ?? '') } }),
    onDone: (answer) => {
      onDone();
      reportDecided(answer);
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <TextField
        name="note"
        label={t`Poznámka`}
        help={t`Odkud peníze jsou, například nájem nebo úrok.`}
        required
        maxLength={200}
        autoComplete="off"
        errors={form.errorsOf('note')}
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
