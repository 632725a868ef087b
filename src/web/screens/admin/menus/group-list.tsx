import { menuLimits } from '#shared/content/limits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Form } from '#web/features/form/use-form.ts';
import type { LinkTargets } from '#web/features/link-target/target-texts.ts';
import { RemovedNote } from '#web/features/sorted-list/removed-note.tsx';
import { SortedList } from '#web/features/sorted-list/sorted-list.tsx';
import { useRemoval } from '#web/features/sorted-list/use-removal.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { EditedGroup, EditedLink } from './edited-menus.ts';
import { LinkList } from './link-list.tsx';

interface GroupListProps {
  readonly groups: readonly EditedGroup[];
  readonly form: Form;
  readonly targets: LinkTargets;
  readonly onChange: (groups: readonly EditedGroup[]) => void;
  /** Undefined: a new group. */
  readonly onEdit: (group: EditedGroup | undefined) => void;
  readonly onEditLink: (group: string, link: EditedLink | undefined) => void;
}

/** The groups of links in the footer. */
export function GroupList({ groups, form, targets, onChange, onEdit, onEditLink }: GroupListProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const removal = useRemoval(groups, onChange);
  const nameOf = ({ titles }: EditedGroup) => titles[locale] || t`Bez názvu`;
  return (
    <>
      {groups.length === 0 && (
        <p className="mb-2 text-muted">
          <Trans>Zatím tu není žádná skupina.</Trans>
        </p>
      )}
      <SortedList
        items={groups}
        nameOf={nameOf}
        onSort={onChange}
        renderItem={(group, place) => {
          const name = nameOf(group);
          const errors = [`footer.${place}.titles`, `footer.${place}.links`].flatMap(form.errorsOf);
          return (
            <section aria-label={name} className="px-1 pb-2">
              <div data-field={`footer.${place}.titles`} className="mb-2 flex flex-wrap items-center gap-x-3">
                <h3 className="grow font-heading text-lg font-semibold">{name}</h3>
                <span className="flex">
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={t`Přejmenovat skupinu ${name}`}
                    aria-invalid={errors.length > 0 || undefined}
                    onClick={() => onEdit(group)}
                  >
                    <Trans>Přejmenovat</Trans>
                  </Button>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={t`Odebrat skupinu ${name}`}
                    onClick={() => removal.remove(group)}
                  >
                    <Trans>Odebrat</Trans>
                  </Button>
                </span>
                {errors.length > 0 && (
                  <p className="basis-full text-sm font-semibold text-burgundy-text">{errors.join(' ')}</p>
                )}
              </div>
              <LinkList
                field={`footer.${place}.links`}
                links={group.links}
                most={menuLimits.links}
                form={form}
                targets={targets}
                onChange={(links) => onChange(groups.map((each) => (each.id === group.id ? { ...each, links } : each)))}
                onEdit={(link) => onEditLink(group.id, link)}
              />
            </section>
          );
        }}
      />
      <RemovedNote removal={removal} nameOf={nameOf} />
      <p className="mt-3">
        <Button
          look="secondary"
          size="small"
          disabled={groups.length >= menuLimits.groups}
          onClick={() => onEdit(undefined)}
        >
          <Icon name="plus" size={16} />
          <Trans>Přidat skupinu</Trans>
        </Button>
      </p>
    </>
  );
}
