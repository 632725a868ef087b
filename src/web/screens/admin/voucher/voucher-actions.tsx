import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminVoucher } from '#shared/vouchers/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { DeleteQuestion } from '#web/features/decisions/delete-question.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Switches a voucher off and on; deletes an unused one. */
export function VoucherActions({ voucher: { id, code, is_active, was_used } }: { voucher: AdminVoucher }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate, reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const toggle = () =>
    run(async () => {
      await browserApi.adminVouchers.setActive({ params: { id }, body: { is_active: !is_active } });
      showSnackbar({ text: is_active ? t`Voucher je vypnutý.` : t`Voucher je zapnutý.`, tone: 'success' });
      reload();
    });
  const remove = () =>
    run(async () => {
      setIsAsked(false);
      await browserApi.adminVouchers.remove({ params: { id } });
      showSnackbar({ text: t`Voucher je smazán.`, tone: 'success' });
      navigate(routePath('admin-vouchers', locale));
    });
  return (
    <div className="mb-6 flex flex-wrap gap-2">
      <Button look="secondary" disabled={isRunning} onClick={() => void toggle()}>
        {is_active ? <Trans>Vypnout</Trans> : <Trans>Zapnout</Trans>}
      </Button>
      {!was_used && (
        <Button look="danger" disabled={isRunning} onClick={() => setIsAsked(true)}>
          <Trans>Smazat</Trans>
        </Button>
      )}
      <DeleteQuestion
        isOpen={isAsked}
        title={t`Smazat voucher ${code}`}
        onClose={() => setIsAsked(false)}
        onDelete={() => void remove()}
      >
        <p>
          <Trans>Zmizí i z košíků, do kterých ho někdo zadal.</Trans>
        </p>
      </DeleteQuestion>
    </div>
  );
}
