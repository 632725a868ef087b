import { useLingui } from '@lingui/react/macro';
import type { Role } from './roles.ts';

export function useRoleTexts(): Readonly<Record<Role, string>> {
  const { t } = useLingui();
  return {
    owner: t`Vedení`,
    moderator: t`Moderátor`,
    clerk: t`Prodavač`,
    editor: t`Redaktor`,
  };
}
