import { useLingui } from '@lingui/react/macro';
import type { BankLine } from '#shared/bank-statements/admin-contract.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { lazyPart } from '#web/page/i18n.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadForm = lazyPart(() => import('./assign-form.tsx'));

/** Assigns a transaction to one or several orders. */
export function AssignDialog({ line, onClose }: { line: BankLine | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const form = useChunk(loadForm, line !== undefined, onClose);
  return (
    <FormDialog isOpen={line !== undefined && form !== undefined} onClose={onClose} title={t`Přiřadit platbu`}>
      {line && form && <form.AssignForm line={line} onDone={onClose} />}
    </FormDialog>
  );
}
