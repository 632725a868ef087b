import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '#web/ui/dialog.tsx';
import { shownCommands } from './key-commands.ts';

/** The keyboard shortcuts of the present screen, and those of every screen. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Klávesové zkratky`}>
      {isOpen && <Shortcuts />}
    </Dialog>
  );
}

function Shortcuts() {
  const { t } = useLingui();
  const names: Partial<Record<string, string>> = {
    Escape: 'Esc',
    Enter: t({ message: 'Enter', context: 'key' }),
    ArrowDown: '↓',
    ArrowUp: '↑',
    ' ': t`mezerník`,
  };
  const here = shownCommands();
  const everywhere = [
    { keys: [t`Ctrl K`], text: t`přejít na jinou obrazovku nebo hledat` },
    { keys: ['?'], text: t`tato nápověda` },
  ];
  return (
    <div className="flex flex-col gap-5">
      {here.length > 0 && <List title={<Trans>Na této obrazovce</Trans>} rows={here} names={names} />}
      <List title={<Trans>Všude</Trans>} rows={everywhere} names={names} />
    </div>
  );
}

interface ListProps {
  readonly title: ReactNode;
  readonly rows: readonly { readonly keys: readonly string[]; readonly text: string }[];
  readonly names: Partial<Record<string, string>>;
}

function List({ title, rows, names }: ListProps) {
  return (
    <section>
      <h3 className="mb-2 font-sans text-base font-semibold tracking-normal">{title}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
        {rows.map(({ keys, text }) => (
          <div key={keys.join(' ')} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="inline-grid min-w-8 place-items-center rounded border border-line-strong bg-sunken px-2 py-0.5 whitespace-nowrap"
                >
                  {names[key] ?? key}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
