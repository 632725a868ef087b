import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderReturn } from '#shared/orders/contract.ts';
import type { ComplaintState, WithdrawalState } from '#shared/returns/lifecycle.ts';

const withdrawalTexts: Readonly<Record<WithdrawalState, ReturnType<typeof msg>>> = {
  received: msg`Odstoupení přijato`,
  accepted: msg`Odstoupení uznáno`,
  refused: msg`Odstoupení zamítnuto`,
  settled: msg`Odstoupení vyřízeno`,
};

const complaintTexts: Readonly<Record<ComplaintState, ReturnType<typeof msg>>> = {
  received: msg`Reklamace přijata`,
  being_examined: msg`Reklamace se vyřizuje`,
  accepted: msg`Reklamace uznána`,
  refused: msg`Reklamace zamítnuta`,
  closed: msg`Reklamace vyřízena`,
};

/** A short label for the state of a withdrawal or complaint. */
export function returnText(each: OrderReturn): ReturnType<typeof msg> {
  return each.kind === 'withdrawal' ? withdrawalTexts[each.state] : complaintTexts[each.state];
}

/** Labels next to an order's state in a list, without duplicates, the newest first. */
export function ReturnMarks({ returns }: { returns: readonly OrderReturn[] }) {
  const { i18n } = useLingui();
  const texts = new Set(returns.map((each) => i18n._(returnText(each))));
  return [...texts].map((text) => (
    <span key={text} className="block text-sm font-semibold">
      {text}
    </span>
  ));
}
