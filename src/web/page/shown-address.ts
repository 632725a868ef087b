/** Tests wait for this: the page matches its address, and links navigate within the application. */
export function noteShown({ pathname, search }: Pick<URL, 'pathname' | 'search'>): void {
  document.documentElement.dataset.shown = `${pathname}${search}`;
}
