import type { Locale } from '#shared/i18n/locales.ts';
import type { Frequency, WatchdogState } from '#shared/watchdogs/limits.ts';
import type { Text } from '../text.ts';

export interface DemoSearch {
  readonly name: Text;
  /** Name of a category in Czech. */
  readonly category?: string;
  readonly q?: string;
  /** In crowns. */
  readonly priceTo?: number;
  readonly kind?: 'advert' | 'product';
  readonly withPicture?: true;
  readonly frequency: Frequency;
  readonly state: Extract<WatchdogState, 'active' | 'paused'>;
  readonly daysAgo: number;
  /** How many listings it has found; the last so many no mail has told of yet. */
  readonly found: number;
  readonly unseen: number;
}

const text = (cs: string, en: string, de: string): Record<Locale, string> => ({ cs, en, de });

/** Saved searches of the demo's users, the oldest first. */
export const searches: readonly DemoSearch[] = [
  {
    name: text('Rumy do 1 500 Kč s fotkou', 'Rums under 1,500 CZK with a photo', 'Rum bis 1 500 Kč mit Foto'),
    category: 'Rum',
    priceTo: 1500,
    withPicture: true,
    frequency: 'daily',
    state: 'active',
    daysAgo: 41.3,
    found: 5,
    unseen: 2,
  },
  {
    name: text('Ardbeg od soukromníků', 'Ardbeg from private sellers', 'Ardbeg von privat'),
    q: 'ardbeg',
    kind: 'advert',
    frequency: 'weekly',
    state: 'paused',
    daysAgo: 19.6,
    found: 0,
    unseen: 0,
  },
  {
    name: text('Humidory', 'Humidors', 'Humidore'),
    q: 'humidor',
    frequency: 'immediate',
    state: 'active',
    daysAgo: 3.2,
    found: 0,
    unseen: 0,
  },
];
