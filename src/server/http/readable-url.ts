/**
 * An address whose percent codes say nothing (`/%zz`, `/%c0%af`) with its percent signs written as such. Fastify would
 * answer it before any route is found; so it is an address like any other that does not exist.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '/'] = url.split(/[?#]/, 1);
  return isReadable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    // A bundler leaves out a call whose value nobody reads.
    return decodeURIComponent(path).length >= 0;
  } catch {
    return false;
  }
}
