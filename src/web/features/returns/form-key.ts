import { useRef } from 'react';

/** The key under which a form is sent, the same however often it is clicked; `renew` begins another. */
export function useFormKey(): { readonly key: () => string; readonly renew: () => void } {
  const kept = useRef<string>(undefined);
  return {
    key: () => (kept.current ??= crypto.randomUUID()),
    renew: () => void (kept.current = undefined),
  };
}
