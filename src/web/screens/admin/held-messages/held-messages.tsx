import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import { formatDate, formatTime } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { adminHeldMessagesContract, HeldText } from '#shared/messages/held-contract.ts';
import type { HeldTextState, MessageCaution } from '#shared/messages/limits.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { StateChips } from '#web/features/filtered-list/state-chips.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import { unknownLanguage } from '#web/ui/unknown-language.ts';
import { HeldTextDecision } from './held-text-decision.tsx';

type Choice = CallInput<(typeof adminHeldMessagesContract)['list']>['query'];
type List = CallAnswer<(typeof adminHeldMessagesContract)['list']>;

/** Texts that one user sends to many people, which an administrator delivers or refuses. */
export const screen = defineScreen<{ readonly choice: Choice; readonly list: List }>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as Choice;
    return { choice, list: await api.adminHeldMessages.list({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Zadržené zprávy`),
    alternates: pathsInAllLocales('admin-held-messages'),
    isIndexed: false,
  }),
  Page: function HeldMessagesPage({ data: { choice, list } }) {
    const { t } = useLingui();
    const states: Record<HeldTextState, string> = {
      waiting: t`k rozhodnutí`,
      released: t`doručené`,
      refused: t`nedoručené`,
    };
    return (
      <AdminFrame title={<Trans>Zadržené zprávy</Trans>}>
        <p className="mb-3 max-w-[70ch] text-muted">
          <Trans>
            Kdo pošle stejný text několika lidem, kteří mu zatím neodpověděli, dalším ho pošle až po kontrole.
          </Trans>
        </p>
        <StateChips
          filter={{
            name: 'state',
            label: t`Stav`,
            value: choice.state,
            options: Object.entries(states).map(([value, text]) => ({ value, text })),
          }}
          resetParams={['page']}
        />
        {list.texts.length === 0 ? (
          <p className="py-10 text-center text-muted">
            <Trans>Žádné takové zprávy tu nejsou.</Trans>
          </p>
        ) : (
          <ul className="flex flex-col gap-3">
            {list.texts.map((held) => (
              <HeldItem key={held.id} held={held} />
            ))}
          </ul>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});

function HeldItem({ held }: { held: HeldText }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { author, text, caution, identifiers, recipients, held_at: heldAt, decided_at: decidedAt } = held;
  const cautions: Record<MessageCaution, string> = {
    payment: t`žádá o platbu`,
    suspicious: t`vypadá jako podvod`,
    known_fraud: t`údaje podvodníka`,
  };
  return (
    <li className="rounded border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <a href={routePath('admin-account', locale, { id: author.id })} className="font-semibold">
          {author.username}
        </a>
        {author.is_verified && (
          <StateMark tone="good">
            <Trans>ověřený</Trans>
          </StateMark>
        )}
        <span className="text-sm text-muted">
          <Trans>registrace {formatDate(author.registered_at, locale)}</Trans>
        </span>
        {caution && <StateMark tone={caution === 'payment' ? 'waiting' : 'bad'}>{cautions[caution]}</StateMark>}
      </p>
      <p
        lang={unknownLanguage}
        className="my-3 max-w-[80ch] border-l-2 border-line-strong pl-3 break-words whitespace-pre-line"
      >
        {text}
      </p>
      {identifiers.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-x-4 text-sm">
          {identifiers.map(({ kind, value }) => (
            <li key={value}>
              <span className="text-muted">{kind === 'phone' ? t`Telefon` : t`Účet`}</span>{' '}
              <span className="tabular-nums">{value}</span>
            </li>
          ))}
        </ul>
      )}
      {recipients.length > 0 && (
        <p className="mb-3 flex flex-wrap gap-x-3 text-sm">
          <span className="text-muted">
            <Trans>Komu:</Trans>
          </span>
          {recipients.map(({ id, username }) => (
            <a key={id} href={routePath('admin-account', locale, { id })}>
              {username}
            </a>
          ))}
          {held.held > recipients.length && <span className="text-muted">…</span>}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-muted">
          <Plural value={held.held} one="# zadržená zpráva" few="# zadržené zprávy" other="# zadržených zpráv" />
          {' · '}
          <Plural value={held.delivered} one="# doručená" few="# doručené" other="# doručených" />
          {' · '}
          {decidedAt ? (
            <Trans>
              rozhodnuto {formatDate(decidedAt, locale)} {formatTime(decidedAt)}
            </Trans>
          ) : (
            <Trans>
              čeká od {formatDate(heldAt, locale)} {formatTime(heldAt)}
            </Trans>
          )}
        </p>
        {held.state !== 'released' &&
          (held.may_decide ? (
            <HeldTextDecision held={held} />
          ) : (
            <p className="text-sm">
              <Trans>Je to vaše zpráva, proto rozhodne jiný správce.</Trans>
            </p>
          ))}
      </div>
    </li>
  );
}
