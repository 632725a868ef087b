import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import type { AdminIssue } from '#shared/newsletters/issues-contract.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { hasUnsavedChanges } from '#web/features/unsaved-changes/unsaved-changes.ts';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { SendForm } from './send-form.tsx';
import { TestMailForm } from './test-mail-form.tsx';

interface SendButtonsProps {
  readonly issue: AdminIssue;
  readonly lang: Locale;
  /** What the issue lacks to be sent, by field. */
  readonly onGaps: (errors: Readonly<Record<string, readonly string[]>>) => void;
}

/** Tries a draft, and sends it. Both work with what is stored. */
export function SendButtons({ issue, lang, onGaps }: SendButtonsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'test' | 'send'>();
  const ask = (dialog: 'test' | 'send') => {
    if (hasUnsavedChanges()) showSnackbar({ text: t`Nejdřív prosím uložte změny.`, tone: 'info' });
    else setOpen(dialog);
  };
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => ask('test')}>
        <Trans>Poslat na zkoušku</Trans>
      </Button>
      <Button look="secondary" onClick={() => ask('send')}>
        <Trans>Odeslat…</Trans>
      </Button>
      <FormDialog isOpen={open === 'test'} onClose={close} title={t`Poslat na zkoušku`}>
        <TestMailForm issue={issue} lang={lang} onClose={close} />
      </FormDialog>
      <FormDialog isOpen={open === 'send'} onClose={close} title={t`Odeslat newsletter`}>
        <SendForm
          issue={issue}
          onClose={close}
          onGaps={(errors) => {
            close();
            onGaps(errors);
          }}
        />
      </FormDialog>
    </div>
  );
}
