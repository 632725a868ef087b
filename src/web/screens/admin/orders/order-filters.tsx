import { useLingui } from '@lingui/react/macro';
import { carrierKinds, paymentMethodCodes } from '#shared/cart/ways.ts';
import { orderSorts, orderStates, orderTasks, type OrderTask } from '#shared/orders/lifecycle.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { orderStateTexts } from '#web/features/order/order-state.ts';
import { deliveryTexts, paymentTexts } from '#web/features/order/order-texts.ts';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { OrderChoice, OrderList } from './order-list.ts';

/** Filters of the list of orders, stored in the URL. */
export function OrderFilters({ choice, list }: { choice: OrderChoice; list: OrderList }) {
  const { t, i18n } = useLingui();
  const sortTexts = { newest: t`od nejnovějších`, oldest: t`od nejstarších`, largest: t`od nejdražších` };
  const taskTexts: Record<OrderTask, string> = {
    new: t`nová, připravit`,
    begun: t`rozpracovaná, odeslat nebo nachystat`,
    pickup_late: t`dlouho nevyzvednutá`,
    transfer_late: t`převod dlouho nepřišel`,
    cash_missing: t`dobírka bez potvrzené platby`,
  };
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`číslo, e-mail, jméno, telefon, firma, IČO, kód k vyzvednutí`}
      aside={
        <>
          <CsvLink list="orders" />
          <ResultCount total={list.total} />
        </>
      }
    >
      <SelectField label={t`Stav`} name="state" defaultValue={choice.state ?? ''} className="max-w-64">
        <option value="">{t`všechny`}</option>
        {orderStates.map((state) => (
          <option key={state} value={state}>
            {state === 'delivered' ? t`Doručeno nebo vyzvednuto` : i18n._(orderStateTexts[state])}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`Úkol`} name="task" defaultValue={choice.task ?? ''}>
        <option value="">{t`všechny`}</option>
        {orderTasks.map((task) => (
          <option key={task} value={task}>
            {taskTexts[task]}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`Zaplaceno`} name="paid" defaultValue={choice.paid ?? ''}>
        <option value="">{t`všechny`}</option>
        <option value="yes">{t`ano`}</option>
        <option value="no">{t`ne`}</option>
      </SelectField>
      <SelectField label={t`Platba`} name="payment" defaultValue={choice.payment ?? ''}>
        <option value="">{t`všechny`}</option>
        {paymentMethodCodes.map((code) => (
          <option key={code} value={code}>
            {i18n._(paymentTexts[code])}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`Doprava`} name="delivery" defaultValue={choice.delivery ?? ''}>
        <option value="">{t`všechny`}</option>
        {carrierKinds.map((kind) => (
          <option key={kind} value={kind}>
            {i18n._(deliveryTexts[kind])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Prodejna`}
        name="branch"
        defaultValue={choice.branch === undefined ? '' : String(choice.branch)}
      >
        <option value="">{t`všechny`}</option>
        {list.branches.map(({ id, town }) => (
          <option key={id} value={id}>
            {town}
          </option>
        ))}
      </SelectField>
      <TextField label={t`Od`} name="from" type="date" defaultValue={choice.from} />
      <TextField label={t`Do`} name="to" type="date" defaultValue={choice.to} />
      <SelectField label={t`Řadit`} name="sort" defaultValue={choice.sort ?? 'newest'}>
        {orderSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortTexts[sort]}
          </option>
        ))}
      </SelectField>
    </FilterForm>
  );
}
