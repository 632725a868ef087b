import { useLingui } from '@lingui/react/macro';
import type { CarrierKind } from '#shared/cart/ways.ts';

export const kindOrder: readonly CarrierKind[] = ['courier', 'post', 'pickup_point', 'branch'];

export function useKindNames(): Record<CarrierKind, string> {
  const { t } = useLingui();
  return {
    courier: t`kurýr na adresu`,
    post: t`pošta na adresu`,
    pickup_point: t`výdejní místo dopravce`,
    branch: t`osobní odběr na prodejně`,
  };
}
