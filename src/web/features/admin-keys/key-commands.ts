import { useEffect, useEffectEvent, useRef } from 'react';

/** A single key that does something on the present screen. */
export interface KeyCommand {
  /** As `KeyboardEvent.key` names it; several do the same. */
  readonly keys: readonly string[];
  /** Said by the help. */
  readonly text: string;
  /** Missing: the browser or another part of the screen does it. @returns false if there was nothing to do */
  readonly run?: () => boolean | void;
}

const sources = new Set<() => readonly KeyCommand[]>();

/** The commands of everything that is shown now. */
export function shownCommands(): KeyCommand[] {
  return [...sources].flatMap((read) => read());
}

/** Single-key commands of a part of the screen, listed by the help (`?`). */
export function useKeyCommands(commands: readonly KeyCommand[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const source = () => latest.current;
    sources.add(source);
    return () => void sources.delete(source);
  }, []);
  useKeys((key) => {
    const command = commands.find(({ keys, run }) => run !== undefined && keys.includes(key));
    return command !== undefined && command.run?.() !== false;
  });
}

/** A key that the help lists by itself. @param run returns false if there was nothing to do */
export function useKey(key: string, run: () => boolean | void): void {
  useKeys((pressed) => pressed === key && run() !== false);
}

/** @param press returns whether it took the key */
function useKeys(press: (key: string) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !isKeyTaken(event) && press(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Whether a key is not a command: while typing, in a dialog, or with Ctrl, Alt or Cmd pressed. */
function isKeyTaken({ ctrlKey, altKey, metaKey, isComposing, target }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || isComposing || document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
  );
}
