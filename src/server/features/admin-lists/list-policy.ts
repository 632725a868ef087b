import { adminListNames, adminLists, type AdminListName } from '#shared/admin-lists/lists.ts';
import { forbidden } from '#shared/errors.ts';
import type { Caller } from '#server/platform/calls/caller.ts';

type Reader = Pick<Caller, 'accountId' | 'scopes'>;

/** Policy of lists and their views: who may open a list arranges it. @throws forbidden */
export function ensureMayOpen(list: AdminListName, { scopes }: Reader): void {
  if (!scopes.includes(adminLists[list].scope)) throw forbidden();
}

export function openableLists({ scopes }: Reader): AdminListName[] {
  return adminListNames.filter((list) => scopes.includes(adminLists[list].scope));
}

interface OwnedView {
  readonly account_id: number;
  readonly is_shared: boolean;
}

export function maySee(view: OwnedView, { accountId }: Reader): boolean {
  return view.is_shared || view.account_id === accountId;
}

/** Its author; a shared one also who manages administrators, as its author may have left. */
export function mayChange(view: OwnedView, { accountId, scopes }: Reader): boolean {
  return view.account_id === accountId || (view.is_shared && scopes.includes('settings'));
}
