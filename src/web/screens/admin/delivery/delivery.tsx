import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { adminDeliveryContract, AdminCarrier } from '#shared/delivery/admin-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { useShopMoney } from '#web/features/form/shop-money.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { RecordList } from '#web/ui/record-list.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CarrierForm } from './carrier-form.tsx';
import { useKindNames } from './kind-names.ts';

type Data = CallAnswer<(typeof adminDeliveryContract)['carriers']>;

/** Ways of delivery with their prices and payment methods. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: ({ api }) => api.adminDelivery.carriers(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Doprava`),
    alternates: pathsInAllLocales('admin-delivery'),
    isIndexed: false,
  }),
  Page: function AdminDeliveryPage({ data: { carriers, payment_methods: methods } }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const [edited, setEdited] = useState<AdminCarrier | 'new'>();
    const close = () => setEdited(undefined);
    return (
      <AdminFrame
        title={<Trans>Doprava</Trans>}
        aside={
          <Button onClick={() => setEdited('new')}>
            <Trans>Přidat způsob dopravy</Trans>
          </Button>
        }
      >
        {carriers.length === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádný způsob dopravy</Trans>}>
            <p>
              <Trans>Dokud tu nějaký nebude, nikdo si nic neobjedná.</Trans>
            </p>
          </EmptyState>
        ) : (
          <RecordList
            items={carriers.map((carrier) => ({
              key: carrier.id,
              name: carrier.texts[locale].name,
              isActive: carrier.is_active,
              facts: <CarrierFacts carrier={carrier} methods={methods} />,
              onEdit: () => setEdited(carrier),
            }))}
          />
        )}
        <FormDialog
          isOpen={edited !== undefined}
          onClose={close}
          title={edited === 'new' ? t`Nový způsob dopravy` : t`Upravit způsob dopravy`}
        >
          <CarrierForm carrier={edited === 'new' ? undefined : edited} methods={methods} onDone={close} />
        </FormDialog>
      </AdminFrame>
    );
  },
});

function CarrierFacts({ carrier, methods }: { carrier: AdminCarrier; methods: Data['payment_methods'] }) {
  const { locale } = usePage();
  const money = useShopMoney();
  const kinds = useKindNames();
  const names = methods.flatMap(({ id, texts }) =>
    carrier.payment_method_ids.includes(id) ? [texts[locale].name] : [],
  );
  const amounts = carrier.prices.map(({ price }) => price);
  const rows = amounts.length;
  return (
    <>
      <p>{kinds[carrier.kind]}</p>
      <p>
        {rows === 0 ? (
          <Trans>bez ceny, proto se nenabízí</Trans>
        ) : (
          <>
            <Plural value={rows} one="# cena" few="# ceny" other="# cen" />
            {': '}
            {[...new Set([Math.min(...amounts), Math.max(...amounts)])].map(money.text).join(' – ')}
          </>
        )}
      </p>
      <p>{names.length === 0 ? <Trans>bez způsobu platby, proto se nenabízí</Trans> : names.join(', ')}</p>
    </>
  );
}
