import { useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { Button } from '#web/ui/button.tsx';
import { SortedList } from './sorted-list.tsx';

interface SavedOrderListProps<Item> {
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly renderItem: (item: Item) => ReactNode;
  /** Stores the order of all items. */
  readonly save: (ids: number[]) => Promise<unknown>;
}

/** Items in an order that people change by dragging or with arrows and save at once for all. */
export function SavedOrderList<Item extends { readonly id: number }>({
  items,
  nameOf,
  renderItem,
  save,
}: SavedOrderListProps<Item>) {
  const [order, setOrder] = useState<readonly number[]>();
  const stored = items.map(({ id }) => id);
  // Items that came or went meanwhile make a new order meaningless.
  const isNew = order !== undefined && order.toSorted().join() === stored.toSorted().join();
  const ids = isNew ? order : stored;
  const isChanged = isNew && order.join() !== stored.join();
  const form = useSavingForm(
    () => save([...ids]),
    () => undefined,
    ids,
  );
  return (
    <form {...form.props}>
      <FormFailures form={form} />
      <SortedList
        items={ids.map((id) => ({ id: String(id), item: items.find((each) => each.id === id)! }))}
        nameOf={({ item }) => nameOf(item)}
        onSort={(sorted) => setOrder(sorted.map(({ item }) => item.id))}
        renderItem={({ item }) => renderItem(item)}
      />
      {isChanged && (
        <p className="mt-3 flex flex-wrap gap-2">
          <Button type="submit" disabled={form.isSending}>
            <Trans>Uložit pořadí</Trans>
          </Button>
          <Button look="quiet" onClick={() => setOrder(undefined)}>
            <Trans>Vrátit zpět</Trans>
          </Button>
        </p>
      )}
    </form>
  );
}
