import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { offlineText } from '#web/page/offline-text.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

export function reportLoadFailure(i18n: I18n): void {
  const text = navigator.onLine ? msg`Při načítání nastala chyba. Zkuste to prosím později.` : offlineText;
  showSnackbar({ text: i18n._(text), tone: 'error' });
}

/** Reports that a part of the interface failed to load, after cleaning up: so that the next press asks for it again. */
export function useLoadFailure(tidyUp: () => void): () => void {
  const { i18n } = useLingui();
  return () => {
    tidyUp();
    reportLoadFailure(i18n);
  };
}
