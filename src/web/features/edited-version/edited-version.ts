import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#web/api/api-error.ts';

interface Versioned {
  readonly version: string;
}

export interface EditedVersion<Row extends Versioned> {
  /** Must be sent with the form. */
  readonly version: string;
  /** The record as the form was loaded with it, or last saved. */
  readonly known: Row | undefined;
  /** What somebody else has saved meanwhile; undefined without a conflict. */
  readonly current: Row | undefined;
  /** Wraps the saving call: on success, its version becomes the known one; a conflict is shown by `EditConflict`. */
  readonly watch: <Answer extends object>(saving: Promise<Answer>) => Promise<Answer>;
  /** The user has seen the current version: the form may be saved over it. */
  readonly accept: () => void;
}

/**
 * The version that a form was loaded with, for optimistic locking. The page's data may be reloaded while the form is
 * open; its fields keep their values, so the version must not change either.
 * @param row undefined for a new record
 */
export function useEditedVersion<Row extends Versioned>(row: Row | undefined): EditedVersion<Row> {
  const { t } = useLingui();
  const [version, setVersion] = useState(row?.version ?? '');
  const [known, setKnown] = useState(row);
  const [current, setCurrent] = useState<Row>();
  // The reload after saving brings the saved record.
  if (row && row !== known && row.version === version) setKnown(row);
  return {
    version,
    known,
    current,
    watch: async (saving) => {
      try {
        const saved = await saving;
        if ('version' in saved && typeof saved.version === 'string') setVersion(saved.version);
        setCurrent(undefined);
        return saved;
      } catch (error) {
        const stored = error instanceof ApiError && error.code === 'conflict' ? error.answer.current : undefined;
        setCurrent(stored as Row | undefined);
        if (!stored || !(error instanceof ApiError)) throw error;
        const message = t`Mezitím záznam uložil někdo jiný. Vámi zadané údaje tu zůstaly.`;
        throw new ApiError(error.status, { ...error.answer, message });
      }
    },
    accept: () => {
      if (!current) return;
      setVersion(current.version);
      setKnown(current);
      setCurrent(undefined);
    },
  };
}
