import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PublicBranch } from '#shared/delivery/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { BreadcrumbLink } from '#web/ui/breadcrumb.tsx';

export const pathOf = ({ id, slug }: PublicBranch, locale: Locale) => routePath('branch', locale, { id, slug });

export const trailOf = (branch: PublicBranch, locale: Locale, i18n: I18n): BreadcrumbLink[] => [
  { name: i18n._(msg`Úvod`), href: routePath('home', locale) },
  { name: i18n._(msg`Prodejny`), href: routePath('branches', locale) },
  { name: branch.town, href: pathOf(branch, locale) },
];
