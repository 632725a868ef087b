import { useEffect, useLayoutEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';
import type { IssueInput } from '#shared/newsletters/issues-contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { endHandOver, findHandedOver, returnToPlace } from '#web/features/newsletter-issue/first-save.ts';
import { IssueForm } from '#web/features/newsletter-issue/issue-form.tsx';
import { LanguageChoice } from '#web/features/newsletter-issue/language-choice.tsx';
import { wrongLanguages } from '#web/features/newsletter-issue/wrong-languages.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { IssueActions } from './issue-actions.tsx';
import type { IssueData } from './issue-data.ts';
import { IssuePreview } from './issue-preview.tsx';
import { SendButtons } from './send-buttons.tsx';

/** A draft: the form, how it will look, and what to do with it. */
export function DraftEditor({ issue, tree }: Omit<IssueData, 'copies'>) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { id, subjects, preheaders, categories, blocks } = issue;
  const [first] = useState(() => findHandedOver(id));
  const [draft, setDraft] = useState<IssueInput>(first?.draft ?? { subjects, preheaders, categories, blocks });
  const [shown, setShown] = useState<Locale>(first?.shown ?? (subjects[locale] !== '' ? locale : defaultLocale));
  const [typedNames, setTypedNames] = useState<ReadonlyMap<number, string>>(first?.names ?? new Map());
  const names = new Map([...typedNames, ...issue.listing_names.map((each) => [each.id, each.name] as const)]);
  const edited = useEditedVersion(issue);
  const showErrorsIn = (fields: readonly string[]) => {
    const wrong = wrongLanguages(fields);
    if (wrong.length > 0 && !wrong.includes(shown)) setShown(wrong[0]!);
  };
  const form = useGuardedForm(
    {
      send: () =>
        edited.watch(
          browserApi.adminIssues.change({
            params: { id },
            query: { lang: locale },
            body: { ...draft, version: edited.version },
          }),
        ),
      onDone: () => {
        showSnackbar({ text: t`Uloženo.`, tone: 'success' });
        reload();
      },
      onFailure: (error) => showErrorsIn(Object.keys((error instanceof ApiError && error.answer.errors) || {})),
      isUnsaved: first?.isUnsaved,
    },
    draft,
  );
  const { ref } = form.props;
  useLayoutEffect(() => {
    if (first) returnToPlace(ref.current);
  }, [first, ref]);
  useEffect(endHandOver, []);
  const written = locales.filter((lang) => draft.subjects[lang].trim() !== '');
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <LanguageChoice label={t`Jazyk textu`} shown={shown} onChange={setShown} written={written} />
        <SendButtons
          issue={issue}
          lang={shown}
          onGaps={(errors) => {
            showErrorsIn(Object.keys(errors));
            form.report(errors);
            showSnackbar({ text: Object.values(errors)[0]?.[0] ?? '', tone: 'error' });
          }}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <IssueForm
          draft={draft}
          onChange={setDraft}
          form={form}
          tree={tree}
          names={names}
          onName={(listing, name) => setTypedNames((now) => new Map([...now, [listing, name]]))}
          shown={shown}
          edited={edited}
        />
        <IssuePreview issue={issue} lang={shown} />
      </div>
      <IssueActions issue={issue} />
    </>
  );
}
