import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazyPart } from '#web/page/i18n.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { useKey } from './key-commands.ts';

const loadHelp = lazyPart(() => import('./keys-help.tsx'));

/** Opens the help with its button or with `?`; loaded then. */
export function LazyKeysHelp() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const help = useChunk(loadHelp, isOpen, () => {
    setIsOpen(false);
    showSnackbar({ text: t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`, tone: 'error' });
  });
  useKey('?', () => setIsOpen(true));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setIsOpen(true)}
        aria-label={t`Klávesové zkratky`}
        className="hidden min-h-9 items-center gap-2 rounded px-3 text-sm hover:bg-on-bottle/10 scripted:flex pointer-coarse:min-h-11"
      >
        <Trans>Zkratky</Trans>
        <kbd className="rounded border border-on-bottle/30 px-1.5 font-sans text-xs pointer-coarse:hidden">?</kbd>
      </button>
      {help && <help.KeysHelp isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
