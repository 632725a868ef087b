import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteId } from '#shared/i18n/paths.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import type { TaggedCache } from '#server/platform/tagged-cache.ts';
import type { OutsideServices } from '#web/page/page-state.ts';
import type { Assets } from '#web/shell/document/document.tsx';

import type { FinishedPage } from './page-cache.ts';
import type { Answer } from './shared-answers.ts';
import type { ShellCache } from './shell-cache.ts';

/** What making and answering pages share. One per web process. */
export interface PageParts {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly services: OutsideServices;
  readonly cache: TaggedCache<FinishedPage>;
  readonly shells: ShellCache;
  readonly answers: TaggedCache<Answer>;
  /** Security headers of a route's pages; undefined where no route matches. */
  readonly headersOf: (route: RouteId | undefined) => Readonly<Record<string, string>>;
  readonly assetsOf: (route: RouteId | 'error', locale: Locale) => Assets;
  readonly originOf: (request: FastifyRequest) => string;
}
