import { useState, type ReactNode } from 'react';
import type { Form } from '#web/features/form/use-form.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import type { EditedVersion } from './edited-version.ts';
import { OutdatedNote } from './outdated-note.tsx';

const loadTable = lazyPart(() => import('./conflict-table.tsx'));

interface EditConflictProps<Row extends { readonly version: string }> {
  readonly edited: EditedVersion<Row>;
  readonly form: Form;
  /** The same form, filled with another version of the record. It is rendered out of sight, to be compared. */
  readonly renderCopy: (row: Row) => ReactNode;
  /** Takes the parts that are no controls, or are rendered for each row of a list. */
  readonly onTake?: (row: Row, fields: readonly string[]) => void;
}

/**
 * Shows which fields somebody else has changed while the form was open, with both values, and lets the user decide.
 * Everything typed stays until then. Without a connection it can only link to what is stored.
 */
export function EditConflict<Row extends { readonly version: string }>(props: EditConflictProps<Row>) {
  const { known, current } = props.edited;
  const [isUnreachable, setIsUnreachable] = useState(false);
  const table = useChunk(loadTable, current !== undefined, () => setIsUnreachable(true));
  if (!known || !current) return null;
  if (!table) return isUnreachable ? <OutdatedNote /> : null;
  return <table.ConflictTable key={current.version} {...props} known={known} current={current} />;
}
