import type { Scope } from '#shared/contract/scopes.ts';
import { useSession } from './session.ts';

/** Whether to show a link that needs a scope. False until the session is known. */
export function useHasScope(scope: Scope): boolean {
  const session = useSession();
  return session.status === 'in' && session.session.me.scopes.includes(scope);
}
