import type { FeedFormatName } from '#shared/feeds/feeds.ts';
import type { FeedFormat } from './feed-format.ts';
import { googleFormat } from './google.ts';
import { heurekaAvailabilityFormat } from './heureka-availability.ts';
import { heurekaFormat } from './heureka.ts';
import { zboziFormat } from './zbozi.ts';

export const feedFormats: Readonly<Record<FeedFormatName, FeedFormat>> = {
  heureka: heurekaFormat,
  'heureka-availability': heurekaAvailabilityFormat,
  zbozi: zboziFormat,
  google: googleFormat,
};
