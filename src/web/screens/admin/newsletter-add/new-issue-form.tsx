import { useLayoutEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { OfferedCategory } from '#shared/newsletters/contract.ts';
import type { IssueInput } from '#shared/newsletters/issues-contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { handOver, rememberPlace } from '#web/features/newsletter-issue/first-save.ts';
import { IssueForm } from '#web/features/newsletter-issue/issue-form.tsx';
import { LanguageChoice } from '#web/features/newsletter-issue/language-choice.tsx';
import { wrongLanguages } from '#web/features/newsletter-issue/wrong-languages.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/**
 * The form of an issue that is not stored yet, so it has no preview and cannot be sent. The form of the stored issue takes
 * its place after the first save, with what was typed until then.
 */
export function NewIssueForm({ tree }: { tree: readonly OfferedCategory[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  const [draft, setDraft] = useState<IssueInput>({
    subjects: mapLocales(() => ''),
    preheaders: mapLocales(() => ''),
    categories: [],
    blocks: [],
  });
  const [shown, setShown] = useState<Locale>(locale);
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const [stored, setStored] = useState<{ readonly id: number; readonly sent: IssueInput }>();
  useLayoutEffect(() => {
    if (stored) handOver({ id: stored.id, draft, isUnsaved: draft !== stored.sent, shown, names });
  }, [stored, draft, shown, names]);
  useLayoutEffect(() => rememberPlace, []);
  const form = useGuardedForm(
    {
      send: async () => ({ ...(await browserApi.adminIssues.add({ body: draft })), sent: draft }),
      onDone: ({ id, sent }) => {
        setStored({ id, sent });
        showSnackbar({ text: t`Koncept je uložený.`, tone: 'success' });
        navigate(routePath('admin-newsletter', locale, { id }), { replace: true, keepScroll: true });
      },
      onFailure: (error) => {
        const wrong = wrongLanguages(Object.keys((error instanceof ApiError && error.answer.errors) || {}));
        if (wrong.length > 0 && !wrong.includes(shown)) setShown(wrong[0]!);
      },
    },
    draft,
  );
  return (
    <div className="max-w-3xl">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <LanguageChoice
          label={t`Jazyk textu`}
          shown={shown}
          onChange={setShown}
          written={locales.filter((lang) => draft.subjects[lang].trim() !== '')}
        />
        <p className="text-sm text-muted">
          <Trans>Náhled a odeslání se objeví po prvním uložení.</Trans>
        </p>
      </div>
      <IssueForm
        draft={draft}
        onChange={setDraft}
        form={form}
        tree={tree}
        names={names}
        onName={(listing, name) => setNames((now) => new Map([...now, [listing, name]]))}
        shown={shown}
      />
    </div>
  );
}
