import { Plural, Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';

/**
 * Money that is probably the order's transfer. A clerk who only confirmed that the order is paid would leave it waiting,
 * and it could be assigned or returned once more.
 */
export function WaitingLines({ orderId, count }: { orderId: number; count: number }) {
  const { locale } = usePage();
  return (
    <p role="note" className="rounded border border-line-strong bg-sunken px-4 py-3">
      <Plural
        value={count}
        one="Na výpisu z účtu čeká # nepřiřazená platba se stejnou částkou nebo variabilním symbolem."
        few="Na výpisu z účtu čekají # nepřiřazené platby se stejnou částkou nebo variabilním symbolem."
        other="Na výpisu z účtu čeká # nepřiřazených plateb se stejnou částkou nebo variabilním symbolem."
      />{' '}
      <a href={`${routePath('admin-bank-lines', locale)}?order=${orderId}`}>
        <Trans>Přiřadit k objednávce</Trans>
      </a>
    </p>
  );
}
