import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminBlogCategory, BlogCategoryInput } from '#shared/content/blog-categories-contract.ts';
import { blogCategoryName } from '#shared/content/limits.ts';
import { languages, locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm, type Form } from '#web/features/form/use-form.ts';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

export type EditedCategory = AdminBlogCategory | 'new';

/** Adds or renames a category. Closed while there is none. */
export function CategoryDialog({ edited, onClose }: { edited: EditedCategory | undefined; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <FormDialog
      isOpen={edited !== undefined}
      onClose={onClose}
      title={edited === 'new' ? t`Nová rubrika` : t`Upravit rubriku`}
    >
      {edited === 'new' && <NewForm onDone={onClose} />}
      {edited !== undefined && edited !== 'new' && <EditForm category={edited} onDone={onClose} />}
    </FormDialog>
  );
}

function NewForm({ onDone }: { onDone: () => void }) {
  const onSaved = useSaved(onDone);
  const form = useGuardedForm<object>({
    send: (values) => browserApi.adminBlogCategories.add({ body: readInput(values) }),
    onDone: onSaved,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <Fields form={form} />
      <Buttons form={form} />
    </form>
  );
}

function EditForm({ category, onDone }: { category: AdminBlogCategory; onDone: () => void }) {
  const onSaved = useSaved(onDone);
  const edited = useEditedVersion(category);
  const form = useGuardedForm<object>({
    send: (values) =>
      edited.watch(
        browserApi.adminBlogCategories.change({
          params: { id: category.id },
          body: { ...readInput(values), version: edited.version },
        }),
      ),
    onDone: onSaved,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <EditConflict edited={edited} form={form} renderCopy={(row) => <Copy category={row} />} />
      <Fields form={form} category={category} />
      <Buttons form={form} />
    </form>
  );
}

/** The form filled with another version, to be compared: nobody sees it or sends it. */
function Copy({ category }: { category: AdminBlogCategory }) {
  const form = useForm({ send: async () => undefined, onDone: () => undefined });
  return (
    <form {...form.props}>
      <Fields form={form} category={category} />
    </form>
  );
}

function useSaved(onDone: () => void): () => void {
  const { t } = useLingui();
  const { reload } = useNavigation();
  return () => {
    showSnackbar({ text: t`Uloženo.`, tone: 'success' });
    onDone();
    reload();
  };
}

function Fields({ form, category }: { form: Form; category?: AdminBlogCategory }) {
  const { t } = useLingui();
  return (
    <>
      {locales.map((lang) => {
        const language = languages[lang].name;
        return (
          <TextField
            key={lang}
            name={`names.${lang}`}
            lang={lang}
            label={t`Název (${language})`}
            defaultValue={category?.names[lang]}
            errors={form.errorsOf(`names.${lang}`)}
            maxLength={blogCategoryName}
            autoComplete="off"
            required
          />
        );
      })}
      <Checkbox
        name="may_be_advertised"
        label={t`Články se smí propagovat na úvodní stránce`}
        defaultChecked={category?.may_be_advertised ?? true}
      />
      <p className="-mt-3 text-sm text-muted">
        <Trans>U rubriky o tabáku volbu vypněte: tabákové výrobky se propagovat nesmí.</Trans>
      </p>
    </>
  );
}

function Buttons({ form }: { form: Form }) {
  return (
    <p className="flex flex-wrap justify-end gap-2">
      <CancelButton />
      <Button type="submit" disabled={form.isSending}>
        <Trans>Uložit</Trans>
      </Button>
    </p>
  );
}

function readInput(values: FormData): BlogCategoryInput {
  return {
    names: mapLocales((lang) => String(values.get(`names.${lang}`) ?? '').trim()),
    may_be_advertised: values.has('may_be_advertised'),
  };
}
