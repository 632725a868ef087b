import { Trans, useLingui } from '@lingui/react/macro';
import { bannerWait, type BannerWait } from '#shared/content/banner-queue.ts';
import { needsPicture } from '#shared/content/banners.ts';
import type { AdminBanner } from '#shared/content/banners-contract.ts';
import { clickDays } from '#shared/content/limits.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { copyAddress } from '#web/features/banner-form/copy-address.ts';
import { bannerStateTones, useBannerStateTexts } from '#web/features/banner-form/banner-texts.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useMissingText, useTargetText, type LinkTargets } from '#web/features/link-target/target-texts.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { StateMark } from '#web/ui/state-mark.tsx';

interface BannerRowProps {
  readonly banner: AdminBanner;
  /** Those before it in the order that is shown, saved or not. */
  readonly ahead: readonly AdminBanner[];
  /** Those before it in the order that visitors see. */
  readonly storedAhead: readonly AdminBanner[];
  readonly targets: LinkTargets;
}

export function BannerRow({ banner, ahead, storedAhead, targets }: BannerRowProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const targetText = useTargetText(targets);
  const missing = useMissingText(targets)(banner.target);
  const { id, group, titles, pictures, state, is_active: isActive, clicks, all_clicks: all } = banner;
  const title = titles[locale] || t`Bez názvu`;
  const isWaiting = state === 'running' || state === 'planned';
  const wait = isWaiting ? bannerWait(banner, ahead, new Date()) : undefined;
  const isQueued = state === 'running' && wait !== undefined;
  const isQueuedNow = state === 'running' && bannerWait(banner, storedAhead, new Date()) !== undefined;
  const key = needsPicture(group) ? (pictures[locale] ?? pictures[defaultLocale]) : null;
  const toggle = () =>
    run(async () => {
      await browserApi.adminBanners.setActive({ params: { id }, body: { is_active: !isActive } });
      showSnackbar({ text: isActive ? t`Banner je vypnutý.` : t`Banner je zapnutý.`, tone: 'success' });
      reload();
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-1 py-1">
      {key !== null && (
        <img src={pictureAddress(key, 320, 'webp')} alt="" className="aspect-3/2 w-24 shrink-0 rounded object-cover" />
      )}
      <div className="min-w-0 grow basis-56">
        <a href={routePath('admin-banner', locale, { id })} className="font-semibold">
          {title}
        </a>
        <span className="block text-sm break-words text-muted">{targetText(banner.target)}</span>
        <span className="block text-sm text-muted">
          <Shown banner={banner} />
        </span>
        {missing !== undefined && <span className="block text-sm text-ink">{missing}</span>}
        {wait && (
          <span className="block text-sm text-ink">
            <Waits wait={wait} />
          </span>
        )}
      </div>
      <div className="flex flex-col items-start gap-1">
        <BannerMark state={state} isQueued={isQueued} isQueuedNow={isQueuedNow} />
        <span className="text-sm text-muted tabular-nums">
          {all === 0 ? (
            <Trans>zatím bez kliknutí</Trans>
          ) : (
            <Trans>
              Kliknutí: {clicks} za {clickDays} dní, {all} celkem
            </Trans>
          )}
        </span>
      </div>
      {state === 'ended' ? (
        <LinkButton
          look="secondary"
          size="small"
          href={copyAddress(id, locale)}
          aria-label={t`Kopírovat banner ${title}`}
        >
          <Trans>Kopírovat</Trans>
        </LinkButton>
      ) : (
        <Button
          look="secondary"
          size="small"
          disabled={isRunning}
          aria-label={isActive ? t`Vypnout banner ${title}` : t`Zapnout banner ${title}`}
          onClick={() => void toggle()}
        >
          {isActive ? <Trans>Vypnout</Trans> : <Trans>Zapnout</Trans>}
        </Button>
      )}
    </div>
  );
}

interface BannerMarkProps {
  readonly state: AdminBanner['state'];
  /** Whether it waits in the order that is shown, and in the one that visitors see. */
  readonly isQueued: boolean;
  readonly isQueuedNow: boolean;
}

function BannerMark({ state, isQueued, isQueuedNow }: BannerMarkProps) {
  const states = useBannerStateTexts();
  if (!isQueued && !isQueuedNow) return <StateMark tone={bannerStateTones[state]}>{states[state]}</StateMark>;
  return (
    <StateMark tone="waiting">
      {isQueued && isQueuedNow ? (
        <Trans>čeká v pořadí</Trans>
      ) : isQueued ? (
        <Trans>počká po uložení</Trans>
      ) : (
        <Trans>poběží po uložení</Trans>
      )}
    </StateMark>
  );
}

/** Whom it waits for, and how long. */
function Waits({ wait: { behind, from } }: { wait: BannerWait<AdminBanner> }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const other = behind.titles[locale] || t`Bez názvu`;
  if (!from) return <Trans>Neukáže se: přednost má „{other}“</Trans>;
  return (
    <Trans>
      Ukáže se až {formatDateTime(from, locale)}, do té doby má přednost „{other}“
    </Trans>
  );
}

/** The period in which it is shown. */
function Shown({ banner: { shown_from: shownFrom, shown_to: shownTo } }: { banner: AdminBanner }) {
  const { locale } = usePage();
  const from = shownFrom && formatDateTime(shownFrom, locale);
  const to = shownTo && formatDateTime(shownTo, locale);
  if (from && to) return `${from} – ${to}`;
  if (from) return <Trans>od {from}</Trans>;
  return to ? <Trans>do {to}</Trans> : <Trans>bez omezení</Trans>;
}
