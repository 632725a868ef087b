/**
 * A redirect's target, if it is a path of this site: `//host`, `/\host`, control characters and absolute
 * URLs are rejected.
 */
export function localPath(target: string | null | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(target)) return undefined;
  const base = 'https://karafa.invalid';
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined;
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
