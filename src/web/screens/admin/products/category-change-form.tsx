import { Trans, useLingui } from '@lingui/react/macro';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { BulkPreview, ChangeFormProps } from './product-list.ts';

/** The category that all get. Listings belong to categories without subcategories. */
export function CategoryChangeForm({ load, onDone }: ChangeFormProps) {
  const { t } = useLingui();
  const { tree } = usePage().shell;
  const form = useForm<BulkPreview>({
    send: (values) => load({ kind: 'category', category_id: Number(values.get('change.category_id')) }),
    onDone,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <SelectField name="change.category_id" label={t`Nová kategorie`} errors={form.errorsOf('change.category_id')}>
        {leavesOf(tree).map(({ id, path }) => (
          <option key={id} value={id}>
            {path}
          </option>
        ))}
      </SelectField>
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Ukázat náhled</Trans>
        </Button>
      </p>
    </form>
  );
}

/** With their parents, because several may have the same name. */
function leavesOf(nodes: readonly CategoryNode[], parents: readonly string[] = []): { id: number; path: string }[] {
  return nodes.flatMap(({ id, name, subcategories }) => {
    const path = [...parents, name];
    return subcategories.length > 0 ? leavesOf(subcategories, path) : [{ id, path: path.join(' › ') }];
  });
}
