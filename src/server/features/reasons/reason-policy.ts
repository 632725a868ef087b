import type { Scope } from '#shared/contract/scopes.ts';
import { reasonKinds, reasonScopes, type ReasonKind } from '#shared/reasons/kinds.ts';

/** Policy of prepared reasons: who decides on adverts edits their reasons, who decides on users those for users. */
export function mayEdit(kind: ReasonKind, { scopes }: { readonly scopes: readonly Scope[] }): boolean {
  return reasonScopes[kind].some((scope) => scopes.includes(scope));
}

export function editableKinds(administrator: { readonly scopes: readonly Scope[] }): ReasonKind[] {
  return reasonKinds.filter((kind) => mayEdit(kind, administrator));
}
