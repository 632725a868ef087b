import { createHash } from 'node:crypto';
import { firstPaintScript } from '#web/shell/document/first-paint-script.ts';

const firstPaintHash = createHash('sha256').update(firstPaintScript).digest('base64');

/**
 * Headers of every page. The only inline script is the same on all of them, so its hash is known beforehand;
 * the page's state and structured data are JSON, which no browser runs.
 */
export function securityHeaders(options: { isHttps: boolean; tagManager: boolean }): Record<string, string> {
  const google = options.tagManager ? ' https://www.googletagmanager.com' : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'sha256-${firstPaintHash}'${google}`,
    "style-src 'self'",
    `img-src 'self' data:${google}`,
    "font-src 'self'",
    `connect-src 'self'${google && `${google} https://*.google-analytics.com`}`,
    `frame-src ${google || "'none'"}`,
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
    ...(options.isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
