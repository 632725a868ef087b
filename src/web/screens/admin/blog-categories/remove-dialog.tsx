import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminBlogCategory } from '#shared/content/blog-categories-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { DeleteQuestion } from '#web/features/decisions/delete-question.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface RemoveDialogProps {
  /** Undefined: closed. */
  readonly category: AdminBlogCategory | undefined;
  readonly categories: readonly AdminBlogCategory[];
  readonly onClose: () => void;
}

/** Asks before it deletes a category, and where its posts go. */
export function RemoveDialog({ category, categories, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [target, setTarget] = useState('');
  const close = () => {
    setTarget('');
    onClose();
  };
  const posts = category?.posts ?? 0;
  // Posts that may not be promoted cannot move where they would be.
  const targets = categories.filter(
    (each) => each.id !== category?.id && (category?.may_be_advertised === true || !each.may_be_advertised),
  );
  const remove = ({ id }: AdminBlogCategory) =>
    run(async () => {
      const { moved } = await browserApi.adminBlogCategories.remove({
        params: { id },
        body: { move_to: target === '' ? null : Number(target) },
      });
      const text =
        moved === 0
          ? t`Rubrika je smazaná.`
          : t`${plural(moved, {
              one: 'Rubrika je smazaná, přesunul se # článek.',
              few: 'Rubrika je smazaná, přesunuly se # články.',
              other: 'Rubrika je smazaná, přesunulo se # článků.',
            })}`;
      showSnackbar({ text, tone: 'success' });
      close();
      reload();
    });
  return (
    <DeleteQuestion
      isOpen={category !== undefined}
      isBusy={isRunning || (posts > 0 && target === '')}
      title={t`Smazat rubriku`}
      onClose={close}
      onDelete={() => category && void remove(category)}
    >
      <p className="font-semibold">{category?.names[locale]}</p>
      {posts === 0 && (
        <p className="mt-2">
          <Trans>Zmizí ve všech jazycích. Vzít zpět to nelze.</Trans>
        </p>
      )}
      {posts > 0 && targets.length > 0 && (
        <div className="mt-2 flex flex-col gap-3">
          <p>
            {t`${plural(posts, {
              one: 'Je v ní # článek. Vyberte, do které rubriky se přesune.',
              few: 'Jsou v ní # články. Vyberte, do které rubriky se přesunou.',
              other: 'Je v ní # článků. Vyberte, do které rubriky se přesunou.',
            })}`}
          </p>
          <SelectField
            label={t`Přesunout články do rubriky`}
            help={
              category?.may_be_advertised === true
                ? undefined
                : t`Nabízíme jen rubriky, které se na úvodní stránce neukazují.`
            }
            value={target}
            onChange={(event) => setTarget(event.target.value)}
          >
            <option value="">{t`Vyberte`}</option>
            {targets.map(({ id, names }) => (
              <option key={id} value={id}>
                {names[locale]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {posts > 0 && targets.length === 0 && (
        <p className="mt-2">
          {category?.may_be_advertised === true ? (
            <Trans>Jsou v ní články a není kam je přesunout. Nejdřív prosím přidejte jinou rubriku.</Trans>
          ) : (
            <Trans>
              Jsou v ní články, které se nesmí propagovat. Nejdřív prosím přidejte jinou rubriku, která se na úvodní
              stránce neukazuje.
            </Trans>
          )}
        </p>
      )}
    </DeleteQuestion>
  );
}
