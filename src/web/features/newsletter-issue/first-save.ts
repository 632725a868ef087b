import type { Locale } from '#shared/i18n/locales.ts';
import type { IssueInput } from '#shared/newsletters/issues-contract.ts';

/** What the form of a new issue hands over to the form of the stored one, which takes its place after the first save. */
interface FirstSave {
  readonly id: number;
  readonly draft: IssueInput;
  /** Whether something was typed after the draft had been sent. */
  readonly isUnsaved: boolean;
  readonly shown: Locale;
  readonly names: ReadonlyMap<number, string>;
}

interface Place {
  readonly name: string;
  readonly start: number | null;
  readonly end: number | null;
}

let handedOver: FirstSave | undefined;
let place: Place | undefined;

export function handOver(save: FirstSave): void {
  handedOver = save;
}

/** Stays until `endHandOver`: a render may be repeated. */
export function findHandedOver(id: number): FirstSave | undefined {
  return handedOver?.id === id ? handedOver : undefined;
}

export function endHandOver(): void {
  handedOver = undefined;
  place = undefined;
}

/** Remembers the field with the focus and its caret. To be called while the form is still in the document. */
export function rememberPlace(): void {
  const focused = document.activeElement;
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  place = isField ? { name: focused.name, start: focused.selectionStart, end: focused.selectionEnd } : undefined;
}

/** Moves the focus to where it was, so that typing goes on; else to the button that has saved. */
export function returnToPlace(form: HTMLFormElement | null): void {
  const field = place && form?.elements.namedItem(place.name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.focus();
    if (place?.start !== null) field.setSelectionRange(place!.start, place!.end);
  } else form?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
}
