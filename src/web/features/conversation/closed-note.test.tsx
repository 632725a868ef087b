import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Thread } from '#shared/messages/contract.ts';
import type { ClosedReason } from '#shared/messages/limits.ts';
import { loadI18n } from '#web/page/i18n.ts';
import { PageStateContext } from '#web/page/page-context.tsx';
import type { PageState } from '#web/page/page-state.ts';
import { ClosedNote } from './closed-note.tsx';

const partner = { id: 3, username: 'jan', avatar: null, is_verified: false };
const listing = { category: { id: 5, slug: 'rum' } } as Thread['listing'];

async function addressesOf(reason: ClosedReason, about: Thread['listing']): Promise<string[]> {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={await loadI18n('cs', 'error')}>
      <PageStateContext value={{ locale: 'cs' } as PageState}>
        <ClosedNote reason={reason} partner={partner} listing={about} onUnblocked={() => undefined} />
      </PageStateContext>
    </I18nProvider>,
  );
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!);
}

test.each([
  ['blocked_me', listing, ['/5/rum', '/nahlasit/user/3']],
  ['blocked_me', null, ['/hledani', '/nahlasit/user/3']],
  ['account_closed', listing, ['/5/rum']],
  ['blocked_by_me', listing, []],
] as const)('R-5.10 who can’t write finds a way on (%s)', async (reason, about, addresses) => {
  expect(await addressesOf(reason, about)).toEqual(addresses);
});
