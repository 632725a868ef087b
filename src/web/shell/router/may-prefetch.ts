/** Not on 2g and not with data saver. Only some browsers have `connection`. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
