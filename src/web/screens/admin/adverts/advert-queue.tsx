import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueueItem } from '#shared/adverts/admin-contract.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useKeyCommands } from '#web/features/admin-keys/key-commands.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import type { PreparedReasons } from '#web/features/prepared-reasons/prepared-reason.tsx';
import { QueueRow } from './queue-row.tsx';
import type { RejectionWords } from './reject-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import { itemKey, type PendingDecision } from './use-pending-decision.ts';

const loadDialog = lazyPart(() => import('./reject-dialog.tsx'));

interface AdvertQueueProps {
  readonly items: readonly QueueItem[];
  readonly reasons: PreparedReasons;
  readonly decisions: PendingDecision;
}

/** The rows with actions for one or several, by pointer or by single keys. */
export function AdvertQueue({ items, reasons, decisions }: AdvertQueueProps) {
  const { t } = useLingui();
  const { pending, isDecided, decide, undo } = decisions;
  const shown = items.filter((item) => !isDecided(item));
  const selection = useSelection(shown.map(itemKey));
  const [currentKey, setCurrentKey] = useState<string>();
  const [rejected, setRejected] = useState<readonly QueueItem[]>([]);
  const dialog = useChunk(loadDialog, rejected.length > 0, () => {
    setRejected([]);
    showSnackbar({ text: t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`, tone: 'error' });
  });
  const list = useRef<HTMLUListElement>(null);
  const at = shown.findIndex((item) => itemKey(item) === currentKey);
  const selected = shown.filter((item) => selection.has(itemKey(item)));

  // Loaded ahead, so that a key right after `r` reaches the dialog. A failure shows when it is wanted.
  useEffect(() => void loadDialog().catch(() => undefined), []);

  const goTo = (index: number) => {
    const item = shown[Math.max(0, Math.min(index, shown.length - 1))];
    if (!item) return;
    setCurrentKey(itemKey(item));
    list.current?.querySelector<HTMLElement>(`[data-row="${itemKey(item)}"]`)?.focus();
  };
  const decideOn = (action: 'approve' | 'reject', decided: readonly QueueItem[], reason?: RejectionWords) => {
    if (decided.length === 0) return;
    // The focus moves to the row after the decided one.
    const next =
      shown.slice(at + 1).find((item) => !decided.includes(item)) ?? shown.find((item) => !decided.includes(item));
    decide({
      action,
      items: decided.map(({ kind, id, version }) => ({ kind, id, version })),
      ...(reason && { reason }),
    });
    setCurrentKey(next && itemKey(next));
    if (next) list.current?.querySelector<HTMLElement>(`[data-row="${itemKey(next)}"]`)?.focus();
  };
  /** The next command must act on the row whose decision was undone, not on the one after it. */
  const undoDecision = () => {
    const [first] = pending?.items ?? [];
    if (!first) return;
    flushSync(() => {
      undo();
      setCurrentKey(itemKey(first));
    });
    list.current?.querySelector<HTMLElement>(`[data-row="${itemKey(first)}"]`)?.focus();
  };
  const chosen = () =>
    (selected.length > 0 ? selected : shown.slice(at, at + 1)).filter(() => selected.length > 0 || at >= 0);
  useKeyCommands([
    { keys: ['j'], text: t`další řádek`, run: () => goTo(at + 1) },
    { keys: ['k'], text: t`předchozí řádek`, run: () => goTo(at < 0 ? 0 : at - 1) },
    {
      keys: ['x'],
      text: t`vybrat řádek`,
      run: () => {
        if (currentKey !== undefined && at >= 0) selection.toggle(currentKey);
      },
    },
    {
      keys: ['v'],
      text: t`zvětšit obrázky řádku`,
      run: () => list.current?.querySelector<HTMLElement>(`[data-row="${currentKey}"] [data-picture]`)?.click(),
    },
    { keys: ['a'], text: t`schválit vybrané, nebo řádek`, run: () => decideOn('approve', chosen()) },
    { keys: ['r'], text: t`zamítnout vybrané, nebo řádek`, run: () => setRejected(chosen()) },
    { keys: ['z'], text: t`vrátit poslední rozhodnutí`, run: undoDecision },
  ]);

  return (
    <>
      {shown.length === 0 ? (
        <EmptyState pictogram="carafe" title={<Trans>Nic nečeká</Trans>}>
          <p>
            <Trans>Všechny inzeráty a změny, které odpovídají filtrům, jsou vyřízené.</Trans>
          </p>
        </EmptyState>
      ) : (
        <>
          <div className="mb-3 flex min-h-11 flex-wrap items-center gap-2" role="group" aria-label={t`Hromadné akce`}>
            <Checkbox
              label={t`Vybrat všechny`}
              checked={selected.length === shown.length}
              onChange={selection.toggleAll}
              className="mr-2"
            />
            <Button size="small" disabled={selected.length === 0} onClick={() => decideOn('approve', selected)}>
              <Trans>Schválit vybrané</Trans>
            </Button>
            <Button
              size="small"
              look="secondary"
              disabled={selected.length === 0}
              onClick={() => setRejected(selected)}
            >
              <Trans>Zamítnout vybrané</Trans>
            </Button>
            <span role="status" className="text-sm text-muted tabular-nums">
              {selected.length > 0 && <Trans>vybráno: {selected.length}</Trans>}
            </span>
          </div>
          <ul ref={list} className="flex flex-col gap-3">
            {shown.map((item) => (
              <QueueRow
                key={itemKey(item)}
                item={item}
                isCurrent={itemKey(item) === currentKey}
                isSelected={selection.has(itemKey(item))}
                onFocus={() => setCurrentKey(itemKey(item))}
                onSelect={() => selection.toggle(itemKey(item))}
                onApprove={() => decideOn('approve', [item])}
                onReject={() => setRejected([item])}
              />
            ))}
          </ul>
        </>
      )}
      {dialog && (
        <dialog.RejectDialog
          items={rejected}
          reasons={reasons}
          onClose={() => setRejected([])}
          onReason={(reason) => {
            // Once it has closed, and has given the focus back.
            flushSync(() => setRejected([]));
            decideOn('reject', rejected, reason);
          }}
        />
      )}
      <UndoBar pending={pending} onUndo={undoDecision} />
    </>
  );
}
