import { createContext, use, useCallback, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { orderStateText } from '#web/features/order/order-state.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar, type SnackbarTone } from '#web/ui/snackbar-queue.ts';

type ReportChange = (text: string, tone?: SnackbarTone) => void;

const ChangeContext = createContext<ReportChange>(() => {});

interface OrderChangesProps {
  readonly data: AdminOrder;
  readonly children: ReactNode;
}

/** The state of the order, followed by the actions that change it. */
export function OrderChanges({ data, children }: OrderChangesProps) {
  const { i18n } = useLingui();
  const { reload } = useNavigation();
  const { state, delivery } = data.order;
  const reportChange = useCallback<ReportChange>(
    (text, tone = 'success') => {
      showSnackbar({ text, tone });
      reload();
    },
    [reload],
  );
  return (
    <ChangeContext value={reportChange}>
      <h2 data-restored-focus tabIndex={-1} className="text-xl">
        <Trans>Stav: {i18n._(orderStateText(state, delivery.kind))}</Trans>
      </h2>
      {children}
    </ChangeContext>
  );
}

/**
 * Reports a change of the order and reloads it. If the clicked button disappears, the focus moves to the heading of
 * the state (`useRestoredFocus`).
 */
export function useReportChange(): ReportChange {
  return use(ChangeContext);
}
