import { useLingui } from '@lingui/react/macro';
import type { AdminVoucher } from '#shared/vouchers/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { VoucherForm } from '#web/features/voucher-form/voucher-form.tsx';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** The form of an existing voucher. */
export function VoucherEditForm({ voucher }: { voucher: AdminVoucher }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const edited = useEditedVersion(voucher);
  const params = { id: voucher.id };
  return (
    <VoucherForm
      voucher={voucher}
      edited={edited}
      send={(input) =>
        edited.watch(browserApi.adminVouchers.change({ params, body: { ...input, version: edited.version } }))
      }
      onDone={() => {
        showSnackbar({ text: t`Uloženo.`, tone: 'success' });
        reload();
      }}
    />
  );
}
