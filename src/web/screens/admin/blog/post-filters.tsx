import { useLingui } from '@lingui/react/macro';
import { postStates } from '#shared/content/posts.ts';
import { languages, locales } from '#shared/i18n/locales.ts';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { usePostStateTexts } from '#web/features/post-form/post-texts.ts';
import type { PostChoice, PostList } from './post-list.ts';

/** Filters of the list of posts, stored in the URL. */
export function PostFilters({ choice, list }: { choice: PostChoice; list: PostList }) {
  const { t } = useLingui();
  const states = usePostStateTexts();
  const all = { value: '', text: t`všechny` };
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`nadpis, autor`}
      aside={<ResultCount total={list.total} />}
      states={{
        name: 'state',
        label: t`Stav`,
        value: choice.state,
        options: [all, ...postStates.map((state) => ({ value: state, text: states[state] }))],
      }}
      filters={[
        {
          name: 'category',
          label: t`Rubrika`,
          value: choice.category,
          options: [all, ...list.categories.map(({ id, name }) => ({ value: id, text: name }))],
        },
        {
          name: 'language',
          label: t`Jazyk`,
          value: choice.language,
          options: [all, ...locales.map((locale) => ({ value: locale, text: languages[locale].name }))],
        },
      ]}
      sort={{
        name: 'sort',
        label: t`Řadit`,
        value: choice.sort,
        options: [
          { value: 'changed', text: t`od naposledy upravených` },
          { value: 'published', text: t`podle data zveřejnění` },
        ],
      }}
    />
  );
}
