import type { BannerGroup, BannerState } from '#shared/content/banners.ts';
import { useLingui } from '@lingui/react/macro';
import type { Tone } from '#web/ui/state-tones.ts';

export function useGroupTexts(): Readonly<Record<BannerGroup, string>> {
  const { t } = useLingui();
  return {
    'banner.promo': t`Proužek nad záhlavím`,
    'banner.popup_desktop': t`Obrázek úvodního okna na počítači`,
    'banner.popup_mobile': t`Obrázek úvodního okna na telefonu`,
  };
}

export function useBannerStateTexts(): Readonly<Record<BannerState, string>> {
  const { t } = useLingui();
  return { running: t`běží`, planned: t`naplánovaný`, ended: t`skončil`, off: t`vypnutý` };
}

export const bannerStateTones: Readonly<Record<BannerState, Tone>> = {
  running: 'good',
  planned: 'waiting',
  ended: 'neutral',
  off: 'neutral',
};
