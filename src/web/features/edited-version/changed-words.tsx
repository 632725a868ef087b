import { Fragment } from 'react';
import { useLingui } from '@lingui/react/macro';
import { diffWordsWithSpace } from 'diff';
import { usePage } from '#web/page/page-context.tsx';

interface ChangedWordsProps {
  readonly before: string;
  readonly after: string;
  readonly version: 'before' | 'after';
  /** Figures and names of things are compared as a whole: half a price says nothing. */
  readonly isProse: boolean;
}

/** Texts that differ more are not compared word by word: nearly every word would be marked. */
const mostEdits = 400;

/** A text with the words marked that the other version lacks. */
export function ChangedWords({ before, after, version, isProse }: ChangedWordsProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const text = version === 'before' ? before : after;
  if (text === '') return '–';
  const words = isProse ? diffWordsWithSpace(before, after, { maxEditLength: mostEdits }) : undefined;
  const parts = words ?? [{ value: text, added: version === 'after', removed: version === 'before' }];
  return parts.map(({ value, added, removed }, at) => {
    if (version === 'before' ? added : removed) return null;
    if (!added && !removed) return <Fragment key={at}>{value}</Fragment>;
    return version === 'before' ? (
      <del key={at} className="rounded-sm bg-burgundy-soft text-burgundy-text">
        <span lang={locale} className="sr-only">
          {t`odebráno:`}{' '}
        </span>
        {value}
      </del>
    ) : (
      <ins key={at} className="rounded-sm bg-amber-soft font-semibold text-ink underline decoration-2">
        <span lang={locale} className="sr-only">
          {t`přidáno:`}{' '}
        </span>
        {value}
      </ins>
    );
  });
}
