import { useLingui } from '@lingui/react/macro';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

interface GalleryArrowsProps {
  readonly shown: number;
  readonly count: number;
  readonly onShow: (at: number) => void;
}

/** Previous and next at the edges of the picture. At either end the arrow remains, so that the focus is not lost. */
export function GalleryArrows({ shown, count, onShow }: GalleryArrowsProps) {
  const { t } = useLingui();
  const arrow = (step: -1 | 1) => {
    const isEnd = step < 0 ? shown === 0 : shown === count - 1;
    return (
      <button
        type="button"
        data-steps
        aria-label={step < 0 ? t`Předchozí obrázek` : t`Další obrázek`}
        aria-disabled={isEnd || undefined}
        onClick={() => onShow(shown + step)}
        className={classes(
          'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full border border-line bg-surface text-ink hover:bg-sunken scripted:grid print:hidden!',
          'aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:opacity-60',
          step < 0 ? 'left-2' : 'right-2',
        )}
      >
        <Icon name={step < 0 ? 'chevron-left' : 'chevron-right'} />
      </button>
    );
  };
  return (
    <>
      {arrow(-1)}
      {arrow(1)}
    </>
  );
}
