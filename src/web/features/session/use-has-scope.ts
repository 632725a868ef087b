import type { Scope } from '#shared/contract/scopes.ts';
import { useSession } from './session.ts';

/** Whether to offer a way to what only some administrators may see. Not before the browser knows who is here. */
export function useHasScope(scope: Scope): boolean {
  const session = useSession();
  return session.status === 'in' && session.session.me.scopes.includes(scope);
}
