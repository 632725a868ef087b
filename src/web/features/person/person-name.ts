import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isErasedUsername } from '#shared/accounts/erased-username.ts';

/** The username, or that the user has been erased. */
export function personName(i18n: I18n, username: string): string {
  return isErasedUsername(username) ? i18n._(msg`smazaný uživatel`) : username;
}
