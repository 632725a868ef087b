import { useLingui } from '@lingui/react/macro';
import { carrierKinds, paymentMethodCodes } from '#shared/cart/ways.ts';
import { orderChannels } from '#shared/orders/channels.ts';
import { orderSorts, orderStates, orderTasks, type OrderState, type OrderTask } from '#shared/orders/lifecycle.ts';
import { ColumnButton } from '#web/features/admin-lists/column-button.tsx';
import type { ListState } from '#web/features/admin-lists/list-state.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { orderStateTexts } from '#web/features/order/order-state.ts';
import { channelTexts, deliveryTexts, paymentTexts } from '#web/features/order/order-texts.ts';
import { AccountantsCsv } from './accountants-csv.tsx';
import type { OrderChoice, OrderList } from './order-list.ts';

interface OrderFiltersProps {
  readonly choice: OrderChoice;
  readonly list: OrderList;
  readonly state: ListState;
}

/** Filters of the list of orders, stored in the URL. */
export function OrderFilters({ choice, list, state }: OrderFiltersProps) {
  const { t, i18n } = useLingui();
  const sortTexts = { newest: t`od nejnovějších`, oldest: t`od nejstarších`, largest: t`od nejdražších` };
  const taskTexts: Record<OrderTask, string> = {
    new: t`k přípravě`,
    begun: t`rozpracovaná, odeslat nebo nachystat`,
    pickup_late: t`dlouho nevyzvednutá`,
    transfer_late: t`převod dlouho nepřišel`,
    cash_missing: t`dobírka bez potvrzené platby`,
  };
  const stateTexts: Partial<Record<OrderState, string>> = {
    being_prepared: t`K přípravě nebo v přípravě`,
    delivered: t`Doručeno nebo vyzvednuto`,
  };
  const id = String(choice.account);
  const all = { value: '', text: t`všechny` };
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`číslo, e-mail, jméno, telefon, firma, IČO, kód k vyzvednutí`}
      aside={
        <>
          <CsvLink list="orders" />
          <AccountantsCsv />
          <ColumnButton state={state} />
          <ResultCount total={list.total} />
        </>
      }
      states={{
        name: 'state',
        label: t`Stav`,
        value: choice.state,
        options: [
          all,
          ...orderStates.map((state) => ({
            value: state,
            text: stateTexts[state] ?? i18n._(orderStateTexts[state]),
          })),
        ],
      }}
      filters={[
        {
          name: 'task',
          label: t`Úkol`,
          value: choice.task,
          options: [all, ...orderTasks.map((task) => ({ value: task, text: taskTexts[task] }))],
        },
        {
          name: 'paid',
          label: t`Zaplaceno`,
          value: choice.paid,
          options: [all, { value: 'yes', text: t`ano` }, { value: 'no', text: t`ne` }],
        },
        {
          name: 'payment',
          label: t`Platba`,
          value: choice.payment,
          options: [all, ...paymentMethodCodes.map((code) => ({ value: code, text: i18n._(paymentTexts[code]) }))],
        },
        {
          name: 'delivery',
          label: t`Doprava`,
          value: choice.delivery,
          options: [all, ...carrierKinds.map((kind) => ({ value: kind, text: i18n._(deliveryTexts[kind]) }))],
        },
        {
          name: 'branch',
          label: t`Prodejna`,
          value: choice.branch,
          options: [all, ...list.branches.map(({ id, town }) => ({ value: id, text: town }))],
        },
        {
          name: 'channel',
          label: t`Kanál`,
          value: choice.channel,
          options: [all, ...orderChannels.map((channel) => ({ value: channel, text: i18n._(channelTexts[channel]) }))],
        },
        { name: 'account', label: t`Zákazník`, value: choice.account, text: list.orders[0]?.name ?? t`č. ${id}` },
        { name: 'from', label: t`Od`, value: choice.from, isDate: true },
        { name: 'to', label: t`Do`, value: choice.to, isDate: true },
      ]}
      sort={{
        name: 'sort',
        label: t`Řadit`,
        value: choice.sort,
        options: orderSorts.map((sort) => ({ value: sort, text: sortTexts[sort] })),
      }}
    />
  );
}
