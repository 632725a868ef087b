/** Areas of responsibility of administrators. */
export const scopes = ['adverts', 'users', 'orders', 'content', 'settings', 'figures'] as const;
export type Scope = (typeof scopes)[number];
