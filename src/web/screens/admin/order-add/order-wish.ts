import type { PickupPoint } from '#shared/delivery/contract.ts';
import type { ClerkChannel } from '#shared/orders/channels.ts';
import { dropDraft, readDraft, writeDraft } from '#web/features/form/draft-storage.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useKeyedState } from '#web/ui/use-keyed-state.ts';

export interface WishedLine {
  readonly listing_id: number;
  readonly name: string;
  readonly sku: string;
  /** 0 while nothing is typed. */
  readonly quantity: number;
}

/** What a clerk has chosen so far; what is typed is in the fields of the form. */
export interface OrderWish {
  /** The idempotency key: it stays the same until the order is placed. */
  readonly key: string;
  readonly channel: ClerkChannel;
  readonly buyer: { readonly id: number; readonly name: string; readonly discount: number } | null;
  readonly lines: readonly WishedLine[];
  readonly vouchers: readonly string[];
  readonly carrier: number | null;
  readonly branch: number | null;
  readonly point: PickupPoint | null;
  readonly payment: number | null;
  readonly isInvoiceElsewhere: boolean;
  readonly isCompany: boolean;
}

const emptyWish: Omit<OrderWish, 'key'> = {
  channel: 'phone',
  buyer: null,
  lines: [],
  vouchers: [],
  carrier: null,
  branch: null,
  point: null,
  payment: null,
  isInvoiceElsewhere: false,
  isCompany: false,
};

/**
 * The choices of a new order, stored in this tab for a reload.
 * @param draft its name; an order that begins at a person has its own
 * @param first what the order begins with
 */
export function useOrderWish(draft: string, first: Partial<OrderWish>) {
  const isHydrated = useHydrated();
  const [wish, setWish] = useKeyedState<OrderWish>(isHydrated, () => {
    const stored = isHydrated ? readDraft(draft) : null;
    if (stored !== null) return JSON.parse(stored) as OrderWish;
    return { ...emptyWish, ...first, key: isHydrated ? crypto.randomUUID() : '' };
  });
  return {
    wish,
    change: (changes: Partial<OrderWish>) => {
      const next = { ...wish, ...changes };
      writeDraft(draft, JSON.stringify(next));
      setWish(next);
    },
    drop: () => dropDraft(draft),
  };
}
