interface Step {
  readonly name: string;
  readonly path: string;
}

/** schema.org BreadcrumbList of the steps from the root to the page itself. */
export function breadcrumbList(origin: string, steps: readonly Step[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
