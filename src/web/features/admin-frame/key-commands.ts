/** Whether a key is not a command: while typing, in a dialog, or with Ctrl, Alt or Cmd pressed. */
export function isKeyTaken({ ctrlKey, altKey, metaKey, isComposing, target }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || isComposing || document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
  );
}
