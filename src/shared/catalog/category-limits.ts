/** Limits of categories for both sides. Source. */
export const mostLevels = 5;
export const categoryText = { name: 60, slug: 80, description: 2000 } as const;
