import type { Form } from '#web/features/form/use-form.ts';

/** Writes into a field of the form as if it had been typed; one that isn't drawn is left alone. */
export function writeInto(form: Form, name: string, value: string): void {
  const field = form.props.ref.current?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
