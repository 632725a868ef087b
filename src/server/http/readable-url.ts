/**
 * Escapes the percent signs of a URL with invalid percent codes (`/%zz`, `/%c0%af`). Fastify would reject it before
 * routing; escaped, it is an unknown address like any other and gets the 404 page.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '/'] = url.split(/[?#]/, 1);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    // The result is used: a bundler drops a call whose value is unused.
    return decodeURIComponent(path).length >= 0;
  } catch {
    return false;
  }
}
