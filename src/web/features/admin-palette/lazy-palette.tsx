import { useEffect, useRef, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import type { PaletteOption } from './palette-options.ts';

const loadPalette = lazyPart(() => import('./palette.tsx'));

/** Opens with its button or with Ctrl+K, Cmd+K on a Mac; loaded then. */
export function LazyPalette({ screens }: { screens: readonly PaletteOption[] }) {
  const [isOpen, setIsOpen] = useState(false);
  // What is typed before the field is there belongs to it, not to shortcuts of the screen; undefined while closed.
  const typedEarly = useRef<string>(undefined);
  const open = () => {
    typedEarly.current = '';
    setIsOpen(true);
  };
  const close = () => {
    typedEarly.current = undefined;
    setIsOpen(false);
  };
  const palette = useChunk(loadPalette, isOpen, useLoadFailure(close));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // A dialog with unsaved changes stays in front.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    const keepTyped = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (typedEarly.current === undefined || !isText || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      typedEarly.current += event.key;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('keydown', keepTyped, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('keydown', keepTyped, true);
    };
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        className="mt-4 hidden min-h-9 w-full items-center gap-2 rounded border border-on-bottle/30 px-3 hover:bg-on-bottle/10 scripted:flex pointer-coarse:min-h-11"
      >
        <Icon name="search" size={18} className="shrink-0" />
        <span className="grow text-left whitespace-nowrap">
          <Trans>Přejít na …</Trans>
        </span>
        <kbd className="font-sans text-xs whitespace-nowrap opacity-80 pointer-coarse:hidden">
          <Trans>Ctrl K</Trans>
        </kbd>
      </button>
      {palette && (
        <palette.Palette
          isOpen={isOpen}
          onClose={close}
          screens={screens}
          typedEarly={() => typedEarly.current ?? ''}
        />
      )}
    </>
  );
}
