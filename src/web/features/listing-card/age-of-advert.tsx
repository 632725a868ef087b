import { useSyncExternalStore } from 'react';
import { formatDate } from '#shared/i18n/dates.ts';
import { usePage } from '#web/page/page-context.tsx';
import { ageText } from './age-text.ts';

const neverChanges = () => () => {};
const today = () => new Date().toDateString();
const onServer = () => undefined;

/** The date of an advert, which the browser replaces by its age: cached pages stay right. */
export function AgeOfAdvert({ publishedAt }: { publishedAt: string }) {
  const { locale } = usePage();
  const isInBrowser = useSyncExternalStore(neverChanges, today, onServer) !== undefined;
  const date = formatDate(publishedAt, locale);
  return (
    <time dateTime={publishedAt} title={isInBrowser ? date : undefined}>
      {(isInBrowser && ageText(publishedAt, locale)) || date}
    </time>
  );
}
