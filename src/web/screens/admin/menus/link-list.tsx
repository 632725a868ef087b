import { Trans, useLingui } from '@lingui/react/macro';
import type { Form } from '#web/features/form/use-form.ts';
import { useMissingText, useTargetText, type LinkTargets } from '#web/features/link-target/target-texts.ts';
import { RemovedNote } from '#web/features/sorted-list/removed-note.tsx';
import { SortedList } from '#web/features/sorted-list/sorted-list.tsx';
import { useRemoval } from '#web/features/sorted-list/use-removal.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { EditedLink } from './edited-menus.ts';

interface LinkListProps {
  /** The field of the list in the form's errors. */
  readonly field: string;
  readonly links: readonly EditedLink[];
  readonly most: number;
  readonly form: Form;
  readonly targets: LinkTargets;
  readonly onChange: (links: readonly EditedLink[]) => void;
  /** Undefined: a new link. */
  readonly onEdit: (link: EditedLink | undefined) => void;
}

/** The links of a menu, each with its target. */
export function LinkList({ field, links, most, form, targets, onChange, onEdit }: LinkListProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const targetText = useTargetText(targets);
  const missingText = useMissingText(targets);
  const removal = useRemoval(links, onChange);
  const nameOf = ({ texts }: EditedLink) => texts[locale] || t`Bez názvu`;
  return (
    <>
      {links.length === 0 && (
        <p className="mb-2 text-muted">
          <Trans>Zatím tu není žádný odkaz.</Trans>
        </p>
      )}
      <SortedList
        items={links}
        nameOf={nameOf}
        onSort={onChange}
        renderItem={(link, place) => {
          const name = nameOf(link);
          const missing = missingText(link.target);
          const errors = form.errorsOf(`${field}.${place}`);
          return (
            <div data-field={`${field}.${place}`} className="flex flex-wrap items-center gap-x-3 px-1 py-0.5">
              <div className="min-w-0 grow basis-48">
                <span className="font-semibold">{name}</span>
                <span className="block text-sm break-words text-muted">{targetText(link.target)}</span>
                {missing !== undefined && <span className="block text-sm font-semibold">{missing}</span>}
                {errors.length > 0 && (
                  <span className="block text-sm font-semibold text-burgundy-text">{errors.join(' ')}</span>
                )}
              </div>
              <span className="flex">
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t`Upravit odkaz ${name}`}
                  aria-invalid={errors.length > 0 || undefined}
                  onClick={() => onEdit(link)}
                >
                  <Trans>Upravit</Trans>
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t`Odebrat odkaz ${name}`}
                  onClick={() => removal.remove(link)}
                >
                  <Trans>Odebrat</Trans>
                </Button>
              </span>
            </div>
          );
        }}
      />
      <RemovedNote removal={removal} nameOf={nameOf} />
      <p className="mt-2">
        <Button look="secondary" size="small" disabled={links.length >= most} onClick={() => onEdit(undefined)}>
          <Icon name="plus" size={16} />
          <Trans>Přidat odkaz</Trans>
        </Button>
        {links.length >= most && (
          <span className="ml-3 text-sm text-muted">
            <Trans>Víc než {most} odkazů se sem nevejde.</Trans>
          </span>
        )}
      </p>
    </>
  );
}
