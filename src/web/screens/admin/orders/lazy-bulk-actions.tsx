import type { ComponentProps } from 'react';
import { useLingui } from '@lingui/react/macro';
import { lazyPart } from '#web/page/i18n.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import type { BulkActions } from './bulk-actions.tsx';

const loadActions = lazyPart(() => import('./bulk-actions.tsx'));

/** Bulk actions with their dialogs, loaded with the first selected order. */
export function LazyBulkActions(props: ComponentProps<typeof BulkActions>) {
  const { t } = useLingui();
  const actions = useChunk(loadActions, props.chosen.length > 0, () => {
    props.selection.clear();
    showSnackbar({ text: t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`, tone: 'error' });
  });
  return actions && <actions.BulkActions {...props} />;
}
