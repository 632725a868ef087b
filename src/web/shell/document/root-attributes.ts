/**
 * Attributes that scripts have set on `<html>`: by the first-paint script and since. React clears the element when it
 * recreates it after a hydration or rendering error, but restores attributes that are passed as props.
 */
export function rootAttributes(): Record<string, unknown> {
  if (import.meta.env.SSR) return {};
  const { attributes, style } = document.documentElement;
  const attributesToRestore: [string, unknown][] = [];
  for (const { name, value } of attributes) if (name.startsWith('data-')) attributesToRestore.push([name, value]);
  const own = [...style].filter((name) => name.startsWith('--'));
  attributesToRestore.push(['style', Object.fromEntries(own.map((name) => [name, style.getPropertyValue(name)]))]);
  return Object.fromEntries(attributesToRestore);
}
