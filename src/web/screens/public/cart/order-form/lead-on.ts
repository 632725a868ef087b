import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Pixels from the top of the window below which a step counts as still to come: the header and some room. */
const stepsBelow = 120;

const missingTexts: Readonly<Record<string, MessageDescriptor>> = {
  carrier_id: msg`Vyberte prosím způsob dopravy.`,
  branch_id: msg`Vyberte prosím prodejnu.`,
  pickup_point_id: msg`Vyberte prosím výdejní místo.`,
  payment_method_id: msg`Vyberte prosím způsob platby.`,
};
const emptyText = msg`Pole musí být vyplněno`;

export interface Missing {
  readonly field: string;
  readonly text: MessageDescriptor;
}

/**
 * Leads from step to step of the order form: delivery, payment and so on, at last the summary.
 * @returns what is missing in the steps so far; then nothing has been scrolled
 */
export function leadOn(form: HTMLFormElement): Missing | undefined {
  const steps = [...form.querySelectorAll<HTMLElement>('legend:not(.sr-only), h2, aside')];
  const next = steps.find((step) => isRendered(step) && step.getBoundingClientRect().top > stepsBelow);
  const missing = firstMissing(form);
  if (missing && (!next || isBefore(missing, next))) {
    const field = missing.dataset.field ?? missing.getAttribute('name') ?? '';
    return { field, text: missingTexts[field] ?? emptyText };
  }
  next?.scrollIntoView();
  if (next) next.tabIndex = -1;
  next?.focus({ preventScroll: true });
  return undefined;
}

function firstMissing(form: HTMLFormElement): HTMLElement | undefined {
  const parts = [...form.querySelectorAll<HTMLElement>('[required], [data-field]')];
  return parts.find(
    (part) =>
      isRendered(part) &&
      (part.dataset.field === undefined
        ? (part as HTMLInputElement).validity.valueMissing
        : part.querySelector(':checked') === null),
  );
}

// Hidden elements have no boxes.
const isRendered = (element: HTMLElement) => element.getClientRects().length > 0;

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
