import type { Form } from './use-form.ts';

/** Sets the value of a form field and dispatches `input`, as typing does. Ignores fields that are not rendered. */
export function writeInto(form: Form, name: string, value: string): void {
  const field = form.props.ref.current?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
