import { scopes, type Scope } from '#shared/contract/scopes.ts';

/** Scopes that usually go together. */
export const roles = {
  owner: scopes,
  moderator: ['adverts', 'users'],
  clerk: ['orders'],
  editor: ['content'],
} as const satisfies Record<string, readonly Scope[]>;
export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as readonly Role[];

/** The role that has exactly these scopes. */
export function roleOf(chosen: readonly Scope[]): Role | undefined {
  return roleNames.find(
    (role) => roles[role].length === chosen.length && roles[role].every((scope) => chosen.includes(scope)),
  );
}
