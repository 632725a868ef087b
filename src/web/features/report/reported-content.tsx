import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ReportedContent as Content } from '#shared/reports/contract.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { GivenStars } from '#web/features/stars/given-stars.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { unknownLanguage } from '#web/ui/unknown-language.ts';

interface ReportedContentProps {
  readonly content: Content;
  /** Above it, for example whose it is. */
  readonly children?: ReactNode;
  /** For who decides on it: long texts in full. */
  readonly isWhole?: boolean;
}

/** What is reported, as plain text and small pictures. */
export function ReportedContent({ content, children, isWhole }: ReportedContentProps) {
  const { locale } = usePage();
  const { texts, pictures, price, stars, place } = content;
  return (
    <div className="flex flex-col gap-2 rounded border border-line bg-surface p-4">
      {children}
      {texts.map(({ lang, name, text }, index) => (
        <div key={index} lang={lang === null ? unknownLanguage : lang === locale ? undefined : lang}>
          {name !== '' && <p className="font-semibold break-words">{name}</p>}
          {text !== '' && (
            <p className={classes('max-w-[70ch] break-words whitespace-pre-line', !isWhole && 'line-clamp-6')}>
              {text}
            </p>
          )}
        </div>
      ))}
      {(price || stars !== null || place) && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          {stars !== null && <GivenStars stars={stars} />}
          {price && <ChargedPrice money={price} />}
          {place}
        </p>
      )}
      <SmallPictures pictures={pictures} />
    </div>
  );
}

export function SmallPictures({ pictures }: { pictures: Content['pictures'] }) {
  const { t } = useLingui();
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ key }, index) => (
        <li key={key}>
          <a href={pictureAddress(key, 1600, 'webp')} target="_blank" rel="noopener">
            <img
              src={pictureAddress(key, 320, 'webp')}
              alt={t`Obrázek ${index + 1} z ${pictures.length}, zvětšit`}
              width={80}
              height={80}
              loading="lazy"
              className="size-20 rounded bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
