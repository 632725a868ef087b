import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { LinkedSubscription, OfferedCategory } from '#shared/newsletters/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LinkedChoice } from './linked-choice.tsx';
import { LinkedState } from './linked-state.tsx';

interface LinkData {
  readonly token: string;
  /** Undefined: erased, or the link was not pressed in time. */
  readonly subscription: LinkedSubscription | undefined;
  readonly tree: readonly OfferedCategory[];
  /** A form without script has been sent. */
  readonly isSaved: boolean;
}

/** Opened from a link in a mail, also without a login: confirms, changes or ends a subscription. */
export const screen = defineScreen<LinkData>({
  load: async ({ api, params, locale, query }) => {
    const token = params.token!;
    const isSaved = query.has('saved');
    try {
      const [subscription, tree] = await Promise.all([
        api.newsletters.linked({ params: { token } }),
        api.newsletters.categories({ query: { lang: locale } }),
      ]);
      return { token, subscription, tree, isSaved };
    } catch (error) {
      // A token of another form than ours is unknown as well.
      if (error instanceof ApiError && (error.status === 404 || error.status === 422))
        return { token, subscription: undefined, tree: [], isSaved };
      throw error;
    }
  },
  head: ({ token }, { i18n }) => ({
    title: i18n._(msg`Odběr newsletteru`),
    alternates: mapLocales((locale) => routePath('newsletter-link', locale, { token })),
    isIndexed: false,
  }),
  Page: function NewsletterLinkPage({ data: { token, subscription: loaded, tree, isSaved } }) {
    const [subscription, setSubscription] = useState(loaded);
    /** What was chosen before the subscription ended on this page. */
    const [ended, setEnded] = useState<readonly number[]>();
    return (
      <div className="flex max-w-2xl flex-col gap-5">
        <h1 className="text-3xl">
          <Trans>Odběr newsletteru</Trans>
        </h1>
        {subscription ? (
          <>
            <LinkedState
              token={token}
              subscription={subscription}
              ended={ended}
              isSaved={isSaved}
              onChanged={(next) => {
                setEnded(next.state === 'unsubscribed' ? subscription.selectedCategories : undefined);
                setSubscription(next);
              }}
            />
            {(subscription.state === 'active' || (subscription.state === 'unsubscribed' && ended === undefined)) && (
              <LinkedChoice
                key={subscription.state}
                token={token}
                subscription={subscription}
                tree={tree}
                onSaved={setSubscription}
              />
            )}
          </>
        ) : (
          <Gone />
        )}
      </div>
    );
  },
});

function Gone() {
  const { locale } = usePage();
  return (
    <>
      <p role="status">
        <Trans>Tento odkaz už neplatí: odběr nebyl včas potvrzen, nebo byl smazán. Newsletter vám neposíláme.</Trans>
      </p>
      <p>
        <LinkButton look="secondary" href={routePath('newsletter', locale)}>
          <Trans>Přihlásit se k odběru</Trans>
        </LinkButton>
      </p>
    </>
  );
}
