import type { FastifyInstance } from 'fastify';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { adminSubscribersContract, subscriberQuery, type SubscriberRow } from '#shared/newsletters/admin-contract.ts';
import type { ConsentSource, SubscriberState, Suppression } from '#shared/newsletters/limits.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { mountCsv, type CsvColumn } from '#server/platform/csv/mount-csv.ts';
import {
  countByState,
  listSubscribers,
  listSubscribersToExport,
  subscribersPerPage,
  type AdminSubscriber,
} from './admin-subscriber.queries.ts';
import { liftSubscribers, suppressSubscribers } from './suppress-subscribers.ts';
import { removeSubscribers } from './remove-subscribers.ts';

export function mountAdminSubscribers(app: FastifyInstance, context: Context): void {
  const { db } = context;
  mountCalls(app, 'adminSubscribers', adminSubscribersContract, {
    list: async ({ query }) => {
      const [{ subscribers, total }, counts] = await Promise.all([listSubscribers(db, query), countByState(db)]);
      const { rows, has_more } = adminPage(subscribers, query.page, subscribersPerPage);
      return { subscribers: rows.map(present), counts, total, page: query.page, has_more };
    },
    suppress: ({ body }, { caller }) => suppressSubscribers(context, caller.accountId, body.ids),
    lift: ({ body }, { caller }) => liftSubscribers(context, caller.accountId, body.ids),
    remove: async ({ body }, { caller }) => ({ removed: await removeSubscribers(context, caller.accountId, body.ids) }),
  });
  mountCsv(app, {
    name: 'subscribers',
    tag: 'adminSubscribers',
    summary: 'Subscribers as CSV, filtered',
    scope: 'content',
    query: subscriberQuery,
    columns,
    listRows: async (query) => (await listSubscribersToExport(db, query)).map(present),
  });
}

function present({ state_at, requested_at, confirmed_at, ...row }: AdminSubscriber): SubscriberRow {
  return {
    ...row,
    state_at: state_at.toISOString(),
    requested_at: requested_at?.toISOString() ?? null,
    confirmed_at: confirmed_at?.toISOString() ?? null,
  };
}

const stateTexts: Record<SubscriberState, MessageDescriptor> = {
  unconfirmed: msg`čeká na potvrzení`,
  active: msg`odebírá`,
  unsubscribed: msg`odhlášený`,
  suppressed: msg`nedoručitelný`,
};

const sourceTexts: Record<ConsentSource, MessageDescriptor> = {
  footer: msg`patička webu`,
  account: msg`účet`,
  link: msg`odkaz v e-mailu`,
};

const suppressionTexts: Record<Suppression, MessageDescriptor> = {
  bounce: msg`schránka neexistuje`,
  complaint: msg`stížnost`,
};

const columns: readonly CsvColumn<SubscriberRow>[] = [
  [msg`E-mail`, ({ email }) => email],
  [msg`Stav`, ({ state }, i18n) => i18n._(stateTexts[state])],
  [msg`Proč je nedoručitelný`, ({ suppression }, i18n) => suppression && i18n._(suppressionTexts[suppression])],
  [msg`Od`, ({ state_at }) => state_at],
  [msg`Jazyk`, ({ locale }) => locale],
  [msg`Kategorie`, ({ categories }) => categories],
  [msg`Souhlas z`, ({ source }, i18n) => source && i18n._(sourceTexts[source])],
  [msg`Znění souhlasu`, ({ wording }) => wording],
  [msg`Požádal`, ({ requested_at }) => requested_at],
  [msg`Potvrdil`, ({ confirmed_at }) => confirmed_at],
];
