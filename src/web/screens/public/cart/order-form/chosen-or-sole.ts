/**
 * The chosen option; before any choice the only one that there is. An option that is no longer offered is not replaced
 * by another one.
 */
export function chosenOrSole<Option extends { readonly id: number }>(
  options: readonly Option[],
  chosenId: number | undefined,
): Option | undefined {
  return chosenId === undefined && options.length === 1 ? options[0] : options.find(({ id }) => id === chosenId);
}
