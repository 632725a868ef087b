import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPaymentMethod } from '#shared/delivery/admin-contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { useShopMoney } from '#web/features/form/shop-money.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { RecordList } from '#web/ui/record-list.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PaymentMethodForm } from './payment-method-form.tsx';

/** Payment methods: fees and names. */
export const screen = defineScreen<readonly AdminPaymentMethod[]>({
  layout: 'bare',
  load: ({ api }) => api.adminDelivery.paymentMethods(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Způsoby platby`),
    alternates: pathsInAllLocales('admin-payment-methods'),
    isIndexed: false,
  }),
  Page: function AdminPaymentMethodsPage({ data: methods }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const money = useShopMoney();
    const [edited, setEdited] = useState<AdminPaymentMethod>();
    const close = () => setEdited(undefined);
    return (
      <AdminFrame title={<Trans>Způsoby platby</Trans>}>
        {methods.length === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Není tu žádný způsob platby</Trans>}>
            <p>
              <Trans>Obchod bez nich nic neprodá. Vznikají při založení databáze.</Trans>
            </p>
          </EmptyState>
        ) : (
          <RecordList
            items={methods.map((method) => ({
              key: method.id,
              name: method.texts[locale].name,
              isActive: method.is_active,
              facts: (
                <>
                  <p>{method.fee === 0 ? <Trans>bez poplatku</Trans> : money.text(method.fee)}</p>
                  <p>{method.texts[locale].description}</p>
                </>
              ),
              onEdit: () => setEdited(method),
            }))}
          />
        )}
        <FormDialog isOpen={edited !== undefined} onClose={close} title={t`Upravit způsob platby`}>
          {edited && <PaymentMethodForm method={edited} onDone={close} />}
        </FormDialog>
      </AdminFrame>
    );
  },
});
