import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { bannerWait, type QueuedBanner } from '#shared/content/banner-queue.ts';
import type { BannerGroup } from '#shared/content/banners.ts';
import type { AdminBanner } from '#shared/content/banners-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Checkbox } from '#web/ui/field.tsx';

/** The banners before one in its group; before a new one, all of them. */
export function bannersAhead(
  banners: readonly AdminBanner[],
  group: BannerGroup,
  id: number | undefined,
): readonly AdminBanner[] {
  const own = banners.filter((banner) => banner.group === group);
  const place = own.findIndex((banner) => banner.id === id);
  return place === -1 ? own : own.slice(0, place);
}

interface WaitNoteProps {
  readonly period: QueuedBanner;
  readonly ahead: readonly AdminBanner[];
  /** A new banner may be put before them. */
  readonly isNew: boolean;
}

/** Warns while the form is filled in that another banner will be seen instead of this one, and until when. */
export function WaitNote({ period, ahead, isNew }: WaitNoteProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [isFirst, setIsFirst] = useState(false);
  const wait = period.is_active ? bannerWait(period, ahead, new Date()) : undefined;
  const isMoved = isNew && isFirst;
  return (
    <div className={wait && 'flex flex-col gap-2 rounded border border-amber bg-amber-soft px-4 py-3 text-ink'}>
      <div role="status" className="flex flex-col gap-1">
        {wait && (
          <p className="font-semibold">
            {isMoved ? (
              <Trans>Tento banner bude první</Trans>
            ) : wait.from ? (
              <Trans>Tento banner se ukáže až {formatDateTime(wait.from.toISOString(), locale)}</Trans>
            ) : (
              <Trans>V tomto období se tento banner neukáže vůbec</Trans>
            )}
          </p>
        )}
        {wait && !isMoved && (
          <p>
            <Trans>
              Přednost má banner{' '}
              <a href={routePath('admin-banner', locale, { id: wait.behind.id })} className="underline">
                {wait.behind.titles[locale] || t`Bez názvu`}
              </a>
              , který je v pořadí před ním. Pořadí změníte v{' '}
              <a href={routePath('admin-banners', locale)} className="underline">
                seznamu bannerů
              </a>
              .
            </Trans>
          </p>
        )}
      </div>
      {wait && isNew && (
        <Checkbox
          name="is_first"
          label={t`Dát tento banner na první místo, ostatní počkají`}
          checked={isFirst}
          onChange={({ target }) => setIsFirst(target.checked)}
        />
      )}
    </div>
  );
}
