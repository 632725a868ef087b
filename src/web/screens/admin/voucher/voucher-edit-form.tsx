import { useLingui } from '@lingui/react/macro';
import type { AdminVoucher } from '#shared/vouchers/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { OutdatedNote, useEditedVersion } from '#web/features/edited-version/edited-version.tsx';
import { VoucherForm } from '#web/features/voucher-form/voucher-form.tsx';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** The form of an existing voucher. */
export function VoucherEditForm({ voucher }: { voucher: AdminVoucher }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { version, isOutdated, watch } = useEditedVersion(voucher.version);
  const params = { id: voucher.id };
  return (
    <div className="flex flex-col gap-4">
      <VoucherForm
        voucher={voucher}
        send={(input) => watch(browserApi.adminVouchers.change({ params, body: { ...input, version } }))}
        onDone={() => {
          showSnackbar({ text: t`Uloženo.`, tone: 'success' });
          reload();
        }}
      />
      {isOutdated && <OutdatedNote />}
    </div>
  );
}
