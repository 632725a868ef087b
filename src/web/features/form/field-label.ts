type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The label of a control, with the title of its group where another control of the form has the same label:
 * `Název (Čeština)`.
 */
export function fieldLabel(control: Element | undefined): string | undefined {
  const group = control?.closest('fieldset, [role=group]');
  const title = group?.querySelector(':scope > legend')?.textContent ?? group?.getAttribute('aria-label') ?? undefined;
  if (control instanceof HTMLInputElement && control.type === 'radio') return title;
  const label = ownLabel(control);
  const isRepeated = [...((control as Control | undefined)?.form?.elements ?? [])].some(
    (each) => each !== control && ownLabel(each) === label,
  );
  return label && title && isRepeated ? `${label} (${title})` : label;
}

function ownLabel(control: Element | undefined): string | undefined {
  return (control as Control | undefined)?.labels?.[0]?.textContent ?? undefined;
}
