import { Trans } from '@lingui/react/macro';
import { needsPicture, type BannerGroup } from '#shared/content/banners.ts';
import { defaultLocale, languages, locales, type Locale } from '#shared/i18n/locales.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';

interface BannerPreviewProps {
  readonly group: BannerGroup;
  readonly titles: Readonly<Record<Locale, string>>;
  readonly pictures: Readonly<Record<Locale, string | null>>;
}

/** How visitors will see the banner, in each language. */
export function BannerPreview({ group, titles, pictures }: BannerPreviewProps) {
  return (
    <section aria-labelledby="banner-preview">
      <h2 id="banner-preview" className="mb-3 text-xl">
        <Trans>Náhled</Trans>
      </h2>
      <ul className="flex flex-col gap-4">
        {locales.map((lang) => {
          const key = pictures[lang] ?? pictures[defaultLocale];
          return (
            <li key={lang}>
              <p className="mb-1 text-sm text-muted">{languages[lang].name}</p>
              {needsPicture(group) ? (
                <div className="aspect-3/2 max-w-md overflow-hidden rounded bg-sunken">
                  {key !== null && (
                    <img
                      src={pictureAddress(key, 960, 'webp')}
                      alt={titles[lang]}
                      lang={lang}
                      className="size-full object-cover"
                    />
                  )}
                </div>
              ) : (
                <p
                  lang={lang}
                  className="min-h-9 rounded bg-amber-soft px-4 py-2 text-center text-sm font-semibold text-balance text-ink"
                >
                  {titles[lang]}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
