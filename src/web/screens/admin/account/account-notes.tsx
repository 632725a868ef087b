import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountNote } from '#shared/accounts/admin-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { DeleteDialog } from '#web/features/decisions/delete-dialog.tsx';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { AccountDetail } from './account-detail.ts';

/** What administrators have noted about a user for each other. */
export function AccountNotes({ account: { id, notes } }: { account: AccountDetail }) {
  const { t } = useLingui();
  const [deleted, setDeleted] = useState<AccountNote>();
  return (
    <section aria-labelledby="notes-title">
      <h2 id="notes-title" className="mb-3 text-xl">
        <Trans>Interní poznámky</Trans>
      </h2>
      <NoteForm key={notes[0]?.id} id={id} />
      <ul className="mt-4 flex flex-col gap-3">
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} onDelete={() => setDeleted(note)} />
        ))}
      </ul>
      <DeleteDialog
        title={t`Smazat poznámku`}
        name={deleted?.text}
        onClose={() => setDeleted(undefined)}
        onDelete={() => browserApi.adminAccounts.deleteNote({ params: { id, note: deleted!.id } })}
      />
    </section>
  );
}

function NoteItem({ note, onDelete }: { note: AccountNote; onDelete: () => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { text, author, created_at } = note;
  const time = formatDateTime(created_at, locale);
  return (
    <li className="rounded border border-line bg-surface px-4 py-3">
      <p className="break-words whitespace-pre-line">{text}</p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-2 text-sm text-muted tabular-nums">
        {time}
        {author && ` · ${author}`}
        <Button look="quiet" size="small" onClick={onDelete} aria-label={t`Smazat poznámku: ${time}`}>
          <Trans>Smazat</Trans>
        </Button>
      </p>
    </li>
  );
}

function NoteForm({ id }: { id: number }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const form = useGuardedForm({
    send: (values) =>
      browserApi.adminAccounts.addNote({ params: { id }, body: { text: String(values.get('text') ?? '') } }),
    onDone: reload,
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <FormFailures form={form} />
      <TextAreaField
        label={t`Nová poznámka`}
        name="text"
        help={t`Vidí ji jen správci uživatelů.`}
        errors={form.errorsOf('text')}
        rows={3}
        maxLength={2000}
        required
      />
      <p>
        <Button type="submit" look="secondary" disabled={form.isSending}>
          <Trans>Přidat poznámku</Trans>
        </Button>
      </p>
    </form>
  );
}
