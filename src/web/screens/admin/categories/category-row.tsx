import type { KeyboardEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ageLimit } from '#shared/shop/figures.ts';
import type { AdminCategoryRow } from '#shared/catalog/admin-categories-contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { DisclosureButton } from '#web/ui/disclosure-button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { Pictogram } from '#web/ui/pictogram.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { childrenOf, placeAfterStep, steps, type Step } from './tree-moves.ts';
import type { DropSide } from './use-tree-drag.ts';

interface CategoryRowProps {
  readonly row: AdminCategoryRow;
  readonly rows: readonly AdminCategoryRow[];
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly isDragged: boolean;
  /** Where a dragged row would be dropped on this one. */
  readonly drop: DropSide | undefined;
  readonly onDrag: () => void;
  readonly onStep: (row: AdminCategoryRow, step: Step, control: string) => void;
  readonly onAct: () => void;
  readonly onToggle: () => void;
}

const stepOfKey: Partial<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};
const indents = ['', 'pl-4 tablet:pl-7', 'pl-8 tablet:pl-14', 'pl-12 tablet:pl-21', 'pl-16 tablet:pl-28'];
const stepIcons: Record<Step, readonly [IconName, string]> = {
  up: ['chevron-down', 'rotate-180'],
  down: ['chevron-down', ''],
  out: ['chevron-left', ''],
  in: ['chevron-right', ''],
};

export function CategoryRow(props: CategoryRowProps) {
  const { row, rows, isOpen, isBusy, isDragged, drop, onDrag, onStep, onAct, onToggle } = props;
  const { t } = useLingui();
  const { locale } = usePage();
  const { id, name, level, listings } = row;
  const isBranch = childrenOf(rows, id).length > 0;
  const isMerging = row.merging_into !== null;
  const stepTexts: Record<Step, string> = {
    up: t`Posunout nahoru: ${name}`,
    down: t`Posunout dolů: ${name}`,
    out: t`O úroveň výš: ${name}`,
    in: t`Do předchozí kategorie: ${name}`,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!isBusy && !isMerging) onStep(row, step, 'handle');
  };
  return (
    <li
      id={`category-${id}`}
      data-category={id}
      className={classes(
        'flex min-h-11 flex-wrap items-center gap-x-1 border-line px-1 not-last:border-b',
        indents[level - 1],
        isDragged && 'opacity-50',
        drop === 'into' && 'bg-amber-soft',
        drop === 'before' && 'shadow-[inset_0_2px_0_var(--color-link)]',
        drop === 'after' && 'shadow-[inset_0_-2px_0_var(--color-link)]',
      )}
    >
      <button
        type="button"
        data-control="handle"
        aria-label={t`${name}: úroveň ${level}, šipkami změníte místo`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0 || isMerging) return;
          event.preventDefault();
          event.currentTarget.focus();
          onDrag();
        }}
        className="grid min-h-9 w-9 shrink-0 cursor-grab touch-none place-items-center rounded text-muted hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:w-11"
      >
        <Icon name="menu" size={16} />
      </button>
      {isBranch ? (
        <DisclosureButton
          label={t`Rozbalit ${name}`}
          isOpen={isOpen}
          controls={`category-${childrenOf(rows, id)[0]!.id}`}
          onClick={onToggle}
          className="min-h-9 w-8 shrink-0 text-muted pointer-coarse:min-h-11"
        />
      ) : (
        <span className="w-8 shrink-0" />
      )}
      <span className="flex min-w-0 grow basis-40 flex-wrap items-center gap-x-3 gap-y-1 py-1">
        <a
          href={routePath('admin-category', locale, { id })}
          className={classes('inline-flex min-h-8 items-center gap-2', level === 1 && 'font-semibold')}
        >
          {row.pictogram && <Pictogram name={row.pictogram} className="shrink-0 text-amber-text" />}
          {name}
        </a>
        <CategoryMarks row={row} rows={rows} />
      </span>
      <a
        href={routePath('category', locale, { id, category: row.slug })}
        aria-label={t`${name} na portálu, nabídek: ${listings}`}
        className="inline-flex min-h-9 items-center px-2 text-sm text-muted tabular-nums"
      >
        {wholeNumberText(listings, locale)}
      </a>
      <span className="flex shrink-0 items-center">
        {steps.map((step) => {
          const [icon, turn] = stepIcons[step];
          return (
            <Button
              key={step}
              look="quiet"
              size="small"
              data-control={step}
              aria-label={stepTexts[step]}
              disabled={isBusy || isMerging || placeAfterStep(rows, row, step) === undefined}
              onClick={() => onStep(row, step, step)}
            >
              <Icon name={icon} size={16} className={turn} />
            </Button>
          );
        })}
        <Button look="quiet" size="small" aria-label={t`Další akce: ${name}`} disabled={isMerging} onClick={onAct}>
          <Icon name="more" size={16} />
        </Button>
      </span>
    </li>
  );
}

function CategoryMarks({ row, rows }: Pick<CategoryRowProps, 'row' | 'rows'>) {
  const into = rows.find(({ id }) => id === row.merging_into)?.name;
  // Said once, where it begins: most categories have the rules of the one above them, and a move does not change them.
  const parent = rows.find(({ id }) => id === row.parent_id);
  return (
    <>
      {row.age_rule === 'none' && parent !== undefined && parent.age_rule !== 'none' && (
        <span className="text-sm text-muted">
          <Trans>bez věkového omezení</Trans>
        </span>
      )}
      {row.age_rule !== 'none' && row.age_rule !== parent?.age_rule && (
        <span className="text-sm text-muted">
          {row.age_rule === 'alcohol' ? <Trans>{ageLimit}+ alkohol</Trans> : <Trans>{ageLimit}+ tabák</Trans>}
        </span>
      )}
      {!row.may_be_advertised && parent?.may_be_advertised !== false && (
        <span className="text-sm text-muted">
          <Trans>bez propagace</Trans>
        </span>
      )}
      {row.may_be_advertised && parent?.may_be_advertised === false && (
        <span className="text-sm text-muted">
          <Trans>smí se propagovat</Trans>
        </span>
      )}
      {!row.may_be_discounted && parent?.may_be_discounted !== false && (
        <span className="text-sm text-muted">
          <Trans>bez slev</Trans>
        </span>
      )}
      {row.may_be_discounted && parent?.may_be_discounted === false && (
        <span className="text-sm text-muted">
          <Trans>smí mít slevu</Trans>
        </span>
      )}
      {into !== undefined && (
        <StateMark tone="waiting">
          <Trans>slučuje se do {into}</Trans>
        </StateMark>
      )}
      {row.is_refreshing && (
        <StateMark tone="waiting">
          <Trans>vyhledávání se aktualizuje</Trans>
        </StateMark>
      )}
    </>
  );
}
