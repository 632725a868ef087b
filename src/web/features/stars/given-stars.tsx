import { Trans } from '@lingui/react/macro';
import { mostStars } from '#shared/shop/figures.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The stars of one review, with a text alternative. */
export function GivenStars({ stars: figure }: { stars: number }) {
  return (
    <span className="inline-flex items-center">
      <span className="sr-only">
        <Trans>
          {figure} z {mostStars}
        </Trans>
      </span>
      <span aria-hidden="true" className="inline-flex items-center text-amber-text">
        {Array.from({ length: mostStars }, (_none, place) => (
          <Icon key={place} name={place < figure ? 'star' : 'star-empty'} size={18} />
        ))}
      </span>
    </span>
  );
}
