import { flushSync } from 'react-dom';
import { fieldLabel } from '#web/features/form/field-label.ts';

interface FormValue {
  readonly label: string;
  /** Compared and applied. */
  readonly value: string;
  /** Shown. */
  readonly text: string;
}

/** The values of a form by field; each box of several with one name counts as a field. */
export type FormValues = ReadonlyMap<string, FormValue>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const skippedTypes: ReadonlySet<string> = new Set(['hidden', 'password', 'file', 'submit', 'button']);

/**
 * Reads what a form shows. Parts of a form that are no controls are read from elements with `data-compared` (the
 * field), `data-label`, `data-value` and `data-text`. Controls that still load their options are disabled and skipped.
 */
export function readValues(form: HTMLFormElement, texts: { readonly yes: string; readonly no: string }): FormValues {
  const values = new Map<string, FormValue>();
  for (const control of controlsOf(form)) {
    const label = fieldLabel(control) ?? control.name;
    if (isRadio(control) && !control.checked) continue;
    const text = isBox(control)
      ? control.checked
        ? texts.yes
        : texts.no
      : isRadio(control)
        ? (control.labels?.[0]?.textContent ?? control.value)
        : control instanceof HTMLSelectElement
          ? (control.selectedOptions[0]?.textContent ?? '')
          : control.value;
    values.set(keyOf(control), { label, text, value: isBox(control) ? String(control.checked) : control.value });
  }
  for (const { dataset } of form.querySelectorAll<HTMLElement>('[data-compared]')) {
    const { compared = '', label = '', value = '', text = '' } = dataset;
    values.set(compared, { label, value, text });
  }
  return values;
}

/** Enters values into the fields that the form has. Choices come first: they may render further fields. */
export function enterValues(form: HTMLFormElement, values: FormValues): void {
  for (const isChoice of [true, false]) {
    flushSync(() => {
      for (const control of controlsOf(form)) {
        const entered = values.get(keyOf(control));
        const chooses = isBox(control) || isRadio(control) || control instanceof HTMLSelectElement;
        if (entered && chooses === isChoice) enter(control, entered.value);
      }
    });
  }
}

function enter(control: Control, value: string): void {
  if (isBox(control)) {
    if (String(control.checked) !== value) control.click();
  } else if (isRadio(control)) {
    if (control.value === value && !control.checked) control.click();
  } else if (control.value !== value) {
    // React ignores the event of a value that was set through its own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')!.set!.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (each): each is Control =>
      (each instanceof HTMLInputElement || each instanceof HTMLSelectElement || each instanceof HTMLTextAreaElement) &&
      each.name !== '' &&
      !each.disabled &&
      !skippedTypes.has(each.type),
  );
}

function keyOf(control: Control): string {
  return isBox(control) ? `${control.name}=${control.value}` : control.name;
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

function isRadio(control: Control): control is HTMLInputElement {
  return control.type === 'radio';
}
