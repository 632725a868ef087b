import { useLingui } from '@lingui/react/macro';
import { Dialog } from '#web/ui/dialog.tsx';

/** The keyboard shortcuts of the queue. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const keys = {
    j: t`další řádek`,
    k: t`předchozí řádek`,
    x: t`vybrat řádek`,
    v: t`zvětšit obrázky řádku`,
    a: t`schválit vybrané, nebo řádek`,
    r: t`zamítnout vybrané, nebo řádek`,
    z: t`vrátit poslední rozhodnutí`,
    '?': t`tato nápověda`,
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Klávesové zkratky`}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
        {Object.entries(keys).map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-w-8 place-items-center rounded border border-line-strong bg-sunken px-2 py-0.5">
                {key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
