import type { ReactNode } from 'react';
import type { Form } from '#web/features/form/use-form.ts';
import type { EditedVersion } from './edited-version.ts';

export interface EditConflictProps<Row extends { readonly version: string }> {
  readonly edited: EditedVersion<Row>;
  readonly form: Form;
  /** The same form, filled with another version of the record. It is rendered out of sight, to be compared. */
  readonly renderCopy: (row: Row) => ReactNode;
  /** Takes the parts that are no controls, or are rendered for each row of a list. */
  readonly onTake?: (row: Row, fields: readonly string[]) => void;
}
