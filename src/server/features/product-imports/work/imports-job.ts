/** Runs every minute, and at once when there is something to do. */
export const importsJob = {
  task: 'product-imports.work',
  options: { key: 'product-imports.work', priority: 5 },
} as const;
