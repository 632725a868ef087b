import { isWaiting } from '#web/page/late-page.tsx';
import type { Use } from './early-use.ts';

/** Repeats in their order what was done before anything answered it. */
export async function repeatUses(uses: readonly Use[]): Promise<void> {
  const isFirst = ({ kind, target }: Use, at: number) =>
    uses.findIndex((each) => each.kind === kind && each.target === target) === at;
  const lastValue = ({ target }: Use) => uses.findLast((each) => each.target === target)!.value;
  for (const [at, use] of uses.entries()) {
    if (use.busy) use.busy.ariaBusy = null;
    // Presses, keys and ticks add up; of a field and of a scrolled part the last state counts.
    const isCounted = ['click', 'keydown', 'submit'].includes(use.kind) || isTicked(use.target) || isFirst(use, at);
    if (isCounted && use.target.isConnected) repeat(use, lastValue(use));
    // React renders what one of them has changed before the next.
    await undefined;
  }
}

function repeat({ kind, target, key, checked }: Use, value: string | undefined): void {
  if (kind === 'click') return target.click();
  if (kind === 'submit') return (target as HTMLFormElement).requestSubmit();
  if (kind === 'keydown') return repeatKey(target, key!);
  if (target instanceof HTMLSelectElement) target.value = value ?? target.value;
  // A field of a page without its code is kept again.
  if (kind === 'scroll' || isWaiting(target) || isChosenFrom(target)) {
    target.dispatchEvent(new Event(kind, { bubbles: kind !== 'scroll' }));
  } else if (kind === 'input') {
    if (isTicked(target)) tickAgain(target, checked);
    else typeAgain(target as HTMLInputElement, value);
  }
}

/** Arrow keys lead on from a picture of the gallery; the one that has the focus by then takes the next key. */
function repeatKey(target: HTMLElement, key: string): void {
  const focused = document.activeElement ?? target;
  focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function isChosenFrom(field: HTMLElement): boolean {
  return field instanceof HTMLSelectElement || (field as HTMLInputElement).type === 'file';
}

function isTicked(field: HTMLElement): field is HTMLInputElement {
  return (field as HTMLInputElement).type === 'checkbox' || (field as HTMLInputElement).type === 'radio';
}

/** React takes a field as it is for unchanged: the change happens again. */
function tickAgain(field: HTMLInputElement, checked = field.checked): void {
  field.checked = !checked;
  field.click();
}

/** @param early what the field showed before React took it over; it may have been emptied, or typed on, since then */
function typeAgain(field: HTMLInputElement, early = field.value): void {
  const { value: shown, selectionStart, selectionEnd } = field;
  const typed = early !== '' && shown.startsWith(early) ? shown : early;
  field.value = typed === '' ? '0' : '';
  // Past React's own setter, which would note the value as known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, typed);
  // Fields of some types have no caret.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
