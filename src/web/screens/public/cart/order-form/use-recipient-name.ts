import { useRef } from 'react';
import type { Form } from '#web/features/form/use-form.ts';
import { writeInto } from '#web/features/form/write-into.ts';

/** Copies the contact's name into the addresses until the buyer types another one there. */
export function useRecipientName(form: Form) {
  const before = useRef('');
  const valueOf = (name: string) => {
    const field = form.props.ref.current?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  const contactName = () => `${valueOf('first_name')} ${valueOf('last_name')}`.trim();
  return {
    onFocus: () => {
      before.current = contactName();
    },
    onInput: () => {
      const now = contactName();
      for (const name of ['delivery_name', 'invoice_name']) {
        if (['', before.current].includes(valueOf(name))) writeInto(form, name, now);
      }
      before.current = now;
    },
  };
}
