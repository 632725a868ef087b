import { createHash } from 'node:crypto';
import { isPublicRoute, type RouteId } from '#shared/i18n/paths.ts';
import { firstPaintScript } from '#web/shell/document/first-paint-script.ts';
import { loadScript } from '#web/shell/document/load-script.ts';

const inlineScripts = [firstPaintScript, loadScript]
  .map((script) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join('');

/** Sources that an external service needs besides ours. */
type Sources = Readonly<Partial<Record<'script' | 'img' | 'connect' | 'frame', readonly string[]>>>;

const tagManagerSources: Sources = {
  script: ['https://www.googletagmanager.com'],
  img: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  frame: ['https://www.googletagmanager.com'],
};

/**
 * As https://developers.google.com/recaptcha/docs/faq requires, but without inline styles, which would only style the
 * hidden badge.
 */
function botCheckSources(url: string): Sources {
  const folder = new URL('.', url).href;
  return {
    script: [folder, 'https://www.gstatic.com/recaptcha/'],
    connect: [folder],
    frame: [folder, 'https://recaptcha.google.com/recaptcha/'],
  };
}

interface HeaderOptions {
  readonly isHttps: boolean;
  readonly tagManager: boolean;
  readonly botCheckUrl: string | undefined;
}

/** The headers of a route's pages: only public ones let the tag manager in. */
export function headersByRoute(options: HeaderOptions): (route: RouteId | undefined) => Record<string, string> {
  const open = securityHeaders(options);
  const closed = {
    ...securityHeaders({ ...options, tagManager: false }),
    // Their addresses may contain a secret. The policy also hides them from the history that other documents read.
    'referrer-policy': 'no-referrer',
  };
  return (route) => (isPublicRoute(route) ? open : closed);
}

/**
 * Headers of every page. The inline scripts are the same on all pages, so their hashes are constant;
 * the page's state and structured data are JSON, which no browser runs.
 */
function securityHeaders(options: HeaderOptions): Record<string, string> {
  const services = [
    ...(options.tagManager ? [tagManagerSources] : []),
    ...(options.botCheckUrl === undefined ? [] : [botCheckSources(options.botCheckUrl)]),
  ];
  const and = (kind: keyof Sources) =>
    services.flatMap((each) => each[kind]?.map((source) => ` ${source}`) ?? []).join('');
  const policy = [
    "default-src 'self'",
    `script-src 'self'${inlineScripts}${and('script')}`,
    "style-src 'self'",
    `img-src 'self' data:${and('img')}`,
    "font-src 'self'",
    `connect-src 'self'${and('connect')}`,
    // Documents of the portal in a frame: previews of newsletters. All others refuse to be framed.
    `frame-src 'self'${and('frame')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    ...(options.isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}
