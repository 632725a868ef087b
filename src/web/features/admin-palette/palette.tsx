import { useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { nextOption } from '#web/ui/listbox.ts';
import {
  exactFirst,
  findScreens,
  isExact,
  optionKinds,
  type OptionKind,
  type PaletteOption,
} from './palette-options.ts';
import { useScreenWords } from './screen-words.ts';
import { useFoundRecords } from './use-found-records.ts';

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Of the administrator; their notes are the names of their groups. */
  readonly screens: readonly PaletteOption[];
  /** What was typed before the field was there. */
  readonly typedEarly: () => string;
}

/** Jumps to a screen, an order, a person, a product or an advert. */
export function Palette({ isOpen, onClose, screens, typedEarly }: PaletteProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Přejít na`}>
      <PaletteSearch screens={screens} onClose={onClose} typedEarly={typedEarly} />
    </Dialog>
  );
}

function PaletteSearch({ screens, onClose, typedEarly }: Omit<PaletteProps, 'isOpen'>) {
  const { t } = useLingui();
  const { navigate } = useNavigation();
  const listId = useId();
  const [typed, setTyped] = useState(typedEarly);
  const [marked, setMarked] = useState(0);
  const q = typed.trim();
  const words = useScreenWords();
  const records = useFoundRecords(q);
  const options = exactFirst([...findScreens(screens, q, words), ...(records ?? [])], q);
  const exact = options.filter((each) => isExact(each, q)).length;
  const active = Math.min(marked, options.length - 1);
  const idOf = (index: number) => `${listId}-${index}`;

  useLayoutEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const open = ({ href }: PaletteOption) => {
    onClose();
    navigate(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setMarked(nextOption(options.length, active, event.key) ?? (event.key === 'ArrowDown' ? 0 : options.length - 1));
    else if (event.key === 'Enter' && chosen) open(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        type="search"
        role="combobox"
        data-first-focus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
        maxLength={100}
        autoComplete="off"
        aria-label={t`Obrazovka, číslo objednávky, jméno, e-mail, kód zboží nebo inzerát`}
        placeholder={t`Obrazovka, objednávka, člověk, zboží, inzerát`}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={options.length > 0 ? idOf(active) : undefined}
        className="min-h-11 w-full rounded border border-line-strong bg-surface px-4 placeholder:text-muted"
      />
      <p
        role="status"
        className={classes('mt-3 text-sm text-muted', (records === undefined || options.length > 0) && 'sr-only')}
      >
        {records === undefined ? (
          <Trans>Hledáme …</Trans>
        ) : options.length === 0 ? (
          <Trans>Nic takového jsme nenašli. Zkuste číslo, jméno, e-mail nebo kód.</Trans>
        ) : (
          <Plural
            value={options.length}
            one="# možnost, vybírejte šipkami."
            few="# možnosti, vybírejte šipkami."
            other="# možností, vybírejte šipkami."
          />
        )}
      </p>
      <div id={listId} role="listbox" aria-label={t`Možnosti`} className="-mx-3 mt-2 min-h-40">
        {(['exact', ...optionKinds] as const).map((kind) => (
          <OptionGroup
            key={kind}
            kind={kind}
            exact={exact}
            options={options}
            active={active}
            idOf={idOf}
            onMark={setMarked}
            onOpen={open}
          />
        ))}
      </div>
    </>
  );
}

interface GroupProps {
  readonly kind: OptionKind | 'exact';
  readonly options: readonly PaletteOption[];
  /** So many of them, the first ones, are exactly what was typed. */
  readonly exact: number;
  readonly active: number;
  readonly idOf: (index: number) => string;
  readonly onMark: (index: number) => void;
  readonly onOpen: (option: PaletteOption) => void;
}

function OptionGroup({ kind, options, exact, active, idOf, onMark, onOpen }: GroupProps) {
  const titles = useGroupTitles();
  const own = options
    .map((option, index) => ({ option, index }))
    .filter(({ option, index }) => (index < exact ? kind === 'exact' : option.kind === kind));
  if (own.length === 0) return null;
  const titleId = `${idOf(own[0]!.index)}-title`;
  return (
    <div role="group" aria-labelledby={titleId} className="pb-1">
      <p id={titleId} className="px-3 pt-2 pb-1 text-xs font-semibold tracking-wide text-muted uppercase">
        {titles[kind]}
      </p>
      {own.map(({ option, index }) => (
        <a
          key={option.href}
          id={idOf(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={option.href}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen(option);
          }}
          onPointerMove={() => onMark(index)}
          className={classes(
            'flex min-h-9 flex-wrap items-baseline gap-x-3 rounded border-l-3 px-3 py-1 no-underline pointer-coarse:min-h-11',
            index === active ? 'border-amber bg-sunken' : 'border-transparent',
          )}
        >
          <span className="font-semibold break-words">{option.text}</span>
          {option.note && <span className="text-sm break-all text-muted">{option.note}</span>}
        </a>
      ))}
    </div>
  );
}

function useGroupTitles(): Record<OptionKind | 'exact', string> {
  const { t } = useLingui();
  return {
    exact: t`Přesná shoda`,
    screen: t`Obrazovky`,
    payment: t`Platby`,
    order: t`Objednávky`,
    person: t`Uživatelé`,
    product: t({ message: 'Zboží', context: 'e-shop' }),
    advert: t`Inzeráty`,
  };
}
