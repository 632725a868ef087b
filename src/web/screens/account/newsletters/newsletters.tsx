import { useRef, useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { OfferedCategory, OwnSubscription } from '#shared/newsletters/contract.ts';
import { UnsavedChangesGuard } from '#web/features/unsaved-changes/unsaved-changes-guard.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { EndedSubscription } from './ended-subscription.tsx';
import { SubscriptionNote } from './subscription-note.tsx';

interface Newsletters {
  readonly own: OwnSubscription;
  readonly isEmailConfirmed: boolean;
  readonly tree: readonly OfferedCategory[];
}

/** The subscription of the account's e-mail. */
export const screen = defineScreen<Newsletters>({
  load: async ({ api, locale }) => {
    const [own, me, tree] = await Promise.all([
      api.newsletters.own(),
      api.accounts.me(),
      api.newsletters.categories({ query: { lang: locale } }),
    ]);
    return { own, isEmailConfirmed: me.data.is_email_confirmed, tree };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Newslettery`),
    alternates: pathsInAllLocales('account-newsletters'),
    isIndexed: false,
  }),
  Page: function NewslettersPage({ data }) {
    const { locale } = usePage();
    const [own, setOwn] = useState(data.own);
    /** What was chosen before the subscription ended on this page. */
    const [ended, setEnded] = useState<readonly number[]>();
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <div className="max-w-3xl">
        <h1 ref={heading} tabIndex={-1} className="mb-4 text-3xl outline-none">
          <Trans>Newslettery</Trans>
        </h1>
        {own.email === null ? (
          <EmptyState pictogram="carafe" title={<Trans>Účet nemá e-mail</Trans>}>
            <p>
              <Trans>Newsletter posíláme na e-mail účtu. Nejprve ho prosím doplňte.</Trans>
            </p>
            <LinkButton href={routePath('account-invoice', locale)}>
              <Trans>Kontaktní údaje</Trans>
            </LinkButton>
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-5">
            {ended ? (
              <EndedSubscription
                chosen={ended}
                onRestored={(selectedCategories) => {
                  setEnded(undefined);
                  setOwn({ ...own, state: 'active', selectedCategories });
                  heading.current?.focus();
                }}
              />
            ) : (
              <SubscriptionNote
                own={own}
                onEnded={() => {
                  setEnded(own.state === 'active' ? own.selectedCategories : undefined);
                  setOwn({ ...own, state: 'unsubscribed', selectedCategories: [] });
                  // The pressed button vanishes; an ended subscription puts the focus on the way back.
                  heading.current?.focus();
                }}
              />
            )}
            <ChoiceForm
              // The form is reset after an undo and after unsubscribing.
              key={`${String(ended !== undefined)} ${own.state}`}
              own={own}
              tree={data.tree}
              isEmailConfirmed={data.isEmailConfirmed}
              onSaved={(next) => {
                setEnded(undefined);
                setOwn(next);
                // Another state begins another form.
                if (next.state !== own.state) heading.current?.focus();
              }}
            />
          </div>
        )}
        <UnsavedChangesGuard />
      </div>
    );
  },
});
