import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Scope } from '#shared/contract/scopes.ts';

export const scopeTexts: Readonly<Record<Scope, MessageDescriptor>> = {
  adverts: msg`Inzeráty`,
  users: msg`Uživatelé`,
  orders: msg`Objednávky`,
  content: msg`Obsah`,
  figures: msg`Přehledy`,
  settings: msg`Nastavení`,
};
