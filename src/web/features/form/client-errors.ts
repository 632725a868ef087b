import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';
import { readFigure, unitsIn, useFigures } from './figures.ts';

const numberModes = new Set(['decimal', 'numeric']);

interface ClientErrors {
  /** Whether a value must not be sent, because the server would misread it. */
  readonly isHeldBack: boolean;
  /** Numbers that can't be read: sent as values that the server rejects, but only the browser knows why. */
  readonly unreadable: Readonly<Record<string, string[]>>;
  /** By field, as in a 422. */
  readonly errors: Readonly<Record<string, string[]>>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Validates a form in the browser. Sending is blocked by incomplete dates, numbers that are unreadable or out of range
 * where the form itself interprets them (`data-min`, `data-max`, in typed units) and unticked required boxes. Other
 * errors are reported as the server would: an empty `required` field, a text shorter than `minLength`, an invalid e-mail, a mismatch of
 * `data-pattern` (case-insensitive).
 */
export function useClientErrors(): (form: HTMLFormElement | null) => ClientErrors {
  const { t } = useLingui();
  const { locale } = usePage();
  const figures = useFigures();

  const figureError = (
    { inputMode, dataset: { min: least, max: most, units = '' } }: HTMLInputElement,
    text: string,
  ) => {
    const figure = readFigure(text, locale, unitsIn(units));
    if (figure === undefined) return t`Zadejte prosím číslo, například 15 nebo 1 234,50.`;
    if (least === undefined || most === undefined) return undefined;
    const [min, max] = [least, most].map((bound) => figures.text(Number(bound)));
    if (inputMode === 'numeric' && !Number.isInteger(figure)) return t`Zadejte prosím celé číslo od ${min} do ${max}.`;
    const isWithin = figure >= Number(least) && figure <= Number(most);
    return isWithin ? undefined : t`Zadejte prosím číslo od ${min} do ${max}.`;
  };

  const unsendable = (control: Control) => {
    if (!(control instanceof HTMLInputElement)) return undefined;
    const { type, value, inputMode } = control;
    if (type === 'checkbox') return control.required && !control.checked ? t`Toto pole je nutné potvrdit.` : undefined;
    if (control.validity.badInput) return t`Tato hodnota není platná.`;
    const isBound = control.dataset.min !== undefined && control.dataset.max !== undefined;
    return isBound && value.trim() !== '' && numberModes.has(inputMode) ? figureError(control, value) : undefined;
  };

  const unreadableNumber = (control: Control) =>
    control instanceof HTMLInputElement && control.value.trim() !== '' && numberModes.has(control.inputMode)
      ? figureError(control, control.value)
      : undefined;

  const invalid = (control: Control) => {
    const text = control.value.trim();
    if (text === '') return control.required ? t`Pole musí být vyplněno` : undefined;
    const { pattern } = control.dataset;
    if (pattern !== undefined && !new RegExp(pattern, 'i').test(text)) return t`Tato hodnota není platná.`;
    if (control instanceof HTMLSelectElement) return undefined;
    const { minLength: length } = control;
    if (text.length < length)
      return t`Vyplňte prosím minimálně ${plural(length, { one: '# znak', few: '# znaky', other: '# znaků' })}.`;
    return control.type === 'email' && control.validity.typeMismatch ? t`Pole musí obsahovat platný email.` : undefined;
  };

  return (form) => {
    const controls = [...(form?.elements ?? [])].filter(isControl);
    const held = controls.flatMap((control) => errorEntries(control, unsendable(control)));
    const others = controls.flatMap((control) => errorEntries(control, invalid(control)));
    const unreadable = controls.flatMap((control) => errorEntries(control, unreadableNumber(control)));
    return {
      isHeldBack: held.length > 0,
      unreadable: Object.fromEntries(unreadable),
      errors: Object.fromEntries([...others, ...unreadable, ...held]),
    };
  };
}

function isControl(element: Element): element is Control {
  const isOne = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => element instanceof kind);
  return isOne && (element as Control).name !== '' && !(element as Control).disabled;
}

function errorEntries({ name }: Control, error: string | undefined): [string, string[]][] {
  return error === undefined ? [] : [[name, [error]]];
}
