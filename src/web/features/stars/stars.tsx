import { Plural, Trans } from '@lingui/react/macro';
import { mostStars } from '#shared/shop/figures.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { decimalText } from '#web/ui/numbers.ts';
import { Icon } from '#web/ui/icon.tsx';

interface StarsProps {
  /** 1 to `mostStars`; null without reviews. */
  readonly average: number | null;
  readonly reviews: number;
  /** One star and the number, for narrow places. */
  readonly isCompact?: boolean;
  readonly className?: string;
}

/** The average rating as stars, with a text alternative for screen readers. */
export function Stars({ average, reviews, isCompact, className }: StarsProps) {
  const { locale } = usePage();
  if (average === null || reviews === 0)
    return (
      <span className={classes('text-muted', className)}>
        <Trans>Bez hodnocení</Trans>
      </span>
    );
  const figure = decimalText(average, locale, 1);
  return (
    <span className={classes('stars', className)}>
      <span className="sr-only">
        <Trans>
          {figure} z {mostStars}
        </Trans>
        , <Plural value={reviews} one="# hodnocení" few="# hodnocení" other="# hodnocení" />
      </span>
      {!isCompact && (
        <i aria-hidden="true">
          {Array.from({ length: mostStars }, (_none, place) => (
            <Icon key={place} name={starAt(place + 1, average)} size={18} />
          ))}
        </i>
      )}
      <b aria-hidden="true">
        {isCompact && (
          <svg>
            <use href="/icons.svg#star" />
          </svg>
        )}
        {figure} <i>({reviews})</i>
      </b>
    </span>
  );
}

function starAt(place: number, average: number): 'star' | 'star-half' | 'star-empty' {
  const halves = Math.round(average * 2);
  return halves >= place * 2 ? 'star' : halves === place * 2 - 1 ? 'star-half' : 'star-empty';
}
