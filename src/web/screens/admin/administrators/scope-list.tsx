import type { Scope } from '#shared/contract/scopes.ts';
import { roleOf } from '#web/features/scopes/roles.ts';
import { useRoleTexts } from '#web/features/scopes/role-text.ts';
import { useScopeTexts } from '#web/features/scopes/scope-texts.ts';

/** The role, if the scopes make one, and the scopes. */
export function ScopeList({ scopes }: { scopes: readonly Scope[] }) {
  const texts = useScopeTexts();
  const roleTexts = useRoleTexts();
  const role = roleOf(scopes);
  return (
    <>
      {role && <strong>{roleTexts[role]} · </strong>}
      {scopes.map((scope) => texts[scope].name).join(', ')}
    </>
  );
}
