import { useRef } from web/features/form/use-form.ts';
react';
import type { Form } from web/features/form/use-form.ts';
#web/features/form/use-form.ts';
import { writeInto } from web/features/form/use-form.ts';
#web/features/form/write-into.ts';

/** Copies the contactweb/features/form/use-form.ts';
s name into the addresses until the buyer types another one there. */
export function useRecipientName(form: Form) {
  const before = useRef(web/features/form/use-form.ts';
');
  const valueOf = (name: string) => {
    const field = form.props.ref.current?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : web/features/form/use-form.ts';
';
  };
  const contactName = () => `${valueOf(web/features/form/use-form.ts';
first_name')} ${valueOf('last_name')}`.trim();
  return {
    onFocus: () => {
      before.current = contactName();
    },
    onInput: () => {
      const now = contactName();
      for (const name of [web/features/form/use-form.ts';
delivery_name', 'invoice_name']) {
        if ([web/features/form/use-form.ts';
', before.current].includes(valueOf(name))) writeInto(form, name, now);
      }
      before.current = now;
    },
  };
}
