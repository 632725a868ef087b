import { lazyPart } from '#web/page/i18n.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import type { EditConflictProps } from './edit-conflict-props.ts';

const loadConflict = lazyPart(() => import('./conflict.tsx'));

/**
 * Shows which fields somebody else has changed while the form was open, with both values, and lets the user decide.
 * Everything typed stays until then.
 */
export function EditConflict<Row extends { readonly version: string }>(props: EditConflictProps<Row>) {
  const { known, current } = props.edited;
  const isConflict = known !== undefined && current !== undefined;
  const loaded = useChunk(loadConflict, isConflict);
  if (!loaded || !isConflict) return null;
  return <loaded.Conflict key={current.version} {...props} known={known} current={current} />;
}
