import { Trans, useLingui } from '@lingui/react/macro';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { AdminMailText } from '#shared/mails/text-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { LanguageColumns, useShownLanguage } from '#web/features/localised-editor/language-columns.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { MailTextColumn } from './mail-text-column.tsx';

export function MailTextForm({ mail }: { mail: AdminMailText }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { shown, setShown, showWrong } = useShownLanguage();
  const edited = useEditedVersion(mail);
  const form = useGuardedForm({
    send: (values) => {
      const text = (name: string) => String(values.get(name) ?? '');
      const texts = mapLocales((lang) => ({
        subject: text(`texts.${lang}.subject`),
        intro: text(`texts.${lang}.intro`),
      }));
      const { kind } = mail;
      return edited.watch(
        browserApi.adminMailTexts.change({ params: { kind }, body: { texts, version: edited.version } }),
      );
    },
    onDone: () => {
      showSnackbar({ text: t`Uloženo.`, tone: 'success' });
      reload();
    },
    onFailure: showWrong,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <EditConflict edited={edited} form={form} renderCopy={(row) => <MailTextForm mail={row} />} />
      <Variables variables={mail.variables} />
      <LanguageColumns
        {...{ shown, setShown }}
        renderColumn={(lang, isPreviewed) => (
          <MailTextColumn {...{ lang, form, isPreviewed }} kind={mail.kind} text={mail.texts[lang]} />
        )}
      />
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}

function Variables({ variables }: Pick<AdminMailText, 'variables'>) {
  if (variables.length === 0)
    return (
      <p className="max-w-[75ch] text-muted">
        <Trans>V textech tohoto e-mailu nejsou žádné proměnné.</Trans>
      </p>
    );
  return (
    <div className="rounded border border-line bg-surface p-4">
      <p className="max-w-[75ch]">
        <Trans>
          Do složených závorek se doplní údaje e-mailu. Úvodní odstavce, které napíšete, musí s předmětem obsahovat
          všechny.
        </Trans>
      </p>
      <dl data-variables translate="no" className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {variables.map(({ name, sample }) => (
          <div key={name} className="flex gap-2">
            <dt>
              <code className="rounded-sm bg-sunken px-1">{`{${name}}`}</code>
            </dt>
            <dd className="text-muted">
              <Trans>například {sample}</Trans>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
