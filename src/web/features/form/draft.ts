import { draftOwner, readDraft, writeDraft } from './draft-storage.ts';

/**
 * Stores the form's values for a reload or a return in this tab. Excludes passwords, files and `data-undrafted`.
 * @param owner of the form (`draftOwner`): the login may end while the form is open
 */
export function storeDraft(name: string, form: HTMLFormElement, owner = draftOwner()): void {
  const fields = fieldsOf(form);
  const names = new Set(fields.map((field) => field.name));
  // Fields that are not rendered (yet) keep their stored values.
  const values = draftedFields(name, owner).filter(([field]) => !names.has(field));
  for (const field of fields) {
    if (!field.name) continue;
    if (isTick(field)) {
      if (field.checked) values.push([field.name, field.value]);
    } else if (field.value !== '' || startsFilled(field)) values.push([field.name, field.value]);
  }
  writeDraft(name, JSON.stringify(values), owner);
}

/** Stores the value of one field for a form that is rendered later. */
export function storeDraftField(name: string, field: string, value: string): void {
  writeDraft(name, JSON.stringify(value === '' ? [] : [[field, value]]));
}

/** @returns whether a choice was restored, which may have rendered further fields */
export function restoreDraft(name: string, form: HTMLFormElement, owner = draftOwner()): boolean {
  const values = draftedFields(name, owner);
  let hasChosen = false;
  for (const field of values.length > 0 ? fieldsOf(form) : []) {
    const stored = values.filter(([fieldName]) => fieldName === field.name).map(([, value]) => value);
    if (isTick(field)) {
      if (stored.includes(field.value) === field.checked) continue;
      // A click, so that dependent fields react to the choice.
      field.click();
      hasChosen = true;
    } else if (stored[0] !== undefined && stored[0] !== field.value) {
      field.value = stored[0];
      // Lets dependent fields react to the choice.
      if (field instanceof HTMLSelectElement) {
        field.dispatchEvent(new Event('change', { bubbles: true }));
        hasChosen = true;
      }
    }
  }
  return hasChosen;
}

export function hasDraft(name: string): boolean {
  return draftedFields(name, draftOwner()).length > 0;
}

function draftedFields(name: string, owner: string): readonly [string, string][] {
  return JSON.parse(readDraft(name, owner) ?? '[]') as [string, string][];
}

const unsavedTypes: ReadonlySet<string> = new Set(['password', 'file', 'hidden', 'submit']);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (each): each is Field =>
      each instanceof HTMLTextAreaElement ||
      each instanceof HTMLSelectElement ||
      (each instanceof HTMLInputElement && !unsavedTypes.has(each.type) && each.dataset.undrafted === undefined),
  );
}

/**
 * A field that was cleared on purpose must be stored as empty; a field that was never filled in may still get a
 * default.
 */
function startsFilled(field: Field): boolean {
  return field instanceof HTMLSelectElement || field.defaultValue !== '';
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}
