/** Where an address with trailing or doubled slashes leads; always a local path. Undefined when it is straight. */
export function normalizePath(url: string): string | undefined {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const straight = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return straight === path ? undefined : `${safeRedirect(straight)}${at < 0 ? '' : url.slice(at)}`;
}

/** Only local paths are ever redirected to. */
export function safeRedirect(to: string): string {
  return /^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(to) ? to : '/';
}
