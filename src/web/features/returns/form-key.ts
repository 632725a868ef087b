import { useRef } from 'react';

/** The idempotency key of a form: repeated submissions count once. `renew` starts a new one. */
export function useFormKey(): { readonly key: () => string; readonly renew: () => void } {
  const kept = useRef<string>(undefined);
  return {
    key: () => (kept.current ??= crypto.randomUUID()),
    renew: () => void (kept.current = undefined),
  };
}
