import { msg } from '@lingui/core/macro';

/** Says more than that something failed: only the visitor can help. Apart, because every page loads it. */
export const offlineText = msg`Jste bez připojení k internetu. Zkuste to prosím později.`;
