import { Trans, useLingui } from '@lingui/react/macro';
import type { SynonymGroup } from '#shared/catalog/admin-synonyms-contract.ts';
import { mostSynonyms, synonymLength } from '#shared/catalog/synonym-limits.ts';
import { languages, locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

export type EditedGroup = SynonymGroup | 'new';

/** The words of a group. Closed while there is none. */
export function SynonymDialog({ group, onClose }: { group: EditedGroup | undefined; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <FormDialog
      isOpen={group !== undefined}
      onClose={onClose}
      title={group === 'new' ? t`Nová skupina synonym` : t`Upravit skupinu synonym`}
    >
      {group && <SynonymForm group={group === 'new' ? undefined : group} onDone={onClose} />}
    </FormDialog>
  );
}

function SynonymForm({ group, onDone }: { group: SynonymGroup | undefined; onDone: () => void }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const edited = useEditedVersion(group);
  const { adminSynonyms } = browserApi;
  const form = useGuardedForm<SynonymGroup>({
    send: (values) => {
      const words = mapLocales((lang) =>
        String(values.get(`words.${lang}`) ?? '')
          .split(/[\s,;]+/)
          .filter((word) => word !== ''),
      );
      return group
        ? edited.watch(adminSynonyms.change({ params: { id: group.id }, body: { words, version: edited.version } }))
        : adminSynonyms.add({ body: { words } });
    },
    onDone: () => {
      showSnackbar({ text: t`Uloženo.`, tone: 'success' });
      onDone();
      reload();
    },
  });
  const errorsOf = (field: string) => [
    ...form.errorsOf(field),
    ...Array.from({ length: mostSynonyms }, (_, at) => form.errorsOf(`${field}.${at}`)).flat(),
  ];
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <SynonymForm group={row} onDone={() => undefined} />}
      />
      {locales.map((lang) => (
        <TextField
          key={lang}
          name={`words.${lang}`}
          lang={lang}
          label={languages[lang].name}
          help={t`Jednotlivá slova oddělená čárkou.`}
          defaultValue={group?.words[lang].join(', ')}
          errors={errorsOf(`words.${lang}`)}
          maxLength={mostSynonyms * (synonymLength + 2)}
          autoCapitalize="none"
          autoComplete="off"
        />
      ))}
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
