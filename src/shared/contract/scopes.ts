/** Areas that an administrator may look after. */
export const scopes = ['adverts', 'users', 'orders', 'content', 'settings'] as const;
export type Scope = (typeof scopes)[number];
