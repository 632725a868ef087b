import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderReturn } from '#shared/orders/contract.ts';
import type { ReturnPurpose } from '#shared/returns/lifecycle.ts';

type Texts = Readonly<Record<OrderReturn['state'], ReturnType<typeof msg>>>;

/** How a withdrawal or a complaint stands, in a word or two beside its order. */
const returnTexts: Readonly<Record<ReturnPurpose, Texts>> = {
  withdrawal: {
    received: msg`Odstoupení přijato`,
    being_examined: msg`Odstoupení přijato`,
    accepted: msg`Odstoupení uznáno`,
    refused: msg`Odstoupení zamítnuto`,
    settled: msg`Odstoupení vyřízeno`,
    closed: msg`Odstoupení vyřízeno`,
  },
  complaint: {
    received: msg`Reklamace přijata`,
    being_examined: msg`Reklamace se vyřizuje`,
    accepted: msg`Reklamace uznána`,
    refused: msg`Reklamace zamítnuta`,
    settled: msg`Reklamace vyřízena`,
    closed: msg`Reklamace vyřízena`,
  },
};

export function returnText({ kind, state }: Pick<OrderReturn, 'kind' | 'state'>): ReturnType<typeof msg> {
  return returnTexts[kind][state];
}

/** Marks beside an order's state in a list, each once, the newest first. */
export function ReturnMarks({ returns }: { returns: readonly OrderReturn[] }) {
  const { i18n } = useLingui();
  const texts = new Set(returns.map((each) => i18n._(returnText(each))));
  return [...texts].map((text) => (
    <span key={text} className="block text-sm font-semibold">
      {text}
    </span>
  ));
}
