import { useRef } from 'react';

/** The idempotency key of a form: repeated submissions count once. `renew` starts a new one. */
export function useFormKey(): { readonly key: () => string; readonly renew: () => void } {
  const keyRef = useRef<string>(undefined);
  return {
    key: () => (keyRef.current ??= crypto.randomUUID()),
    renew: () => void (keyRef.current = undefined),
  };
}
