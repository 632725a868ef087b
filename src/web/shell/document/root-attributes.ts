/**
 * What scripts wrote on `<html>`: the first paint's answers and those given since. React empties the element where it
 * draws it anew, after an error of the hydration or of drawing; what it is given as properties it writes back.
 */
export function rootAttributes(): Record<string, unknown> {
  if (import.meta.env.SSR) return {};
  const { attributes, style } = document.documentElement;
  const kept: [string, unknown][] = [];
  for (const { name, value } of attributes) if (name.startsWith('data-')) kept.push([name, value]);
  const own = [...style].filter((name) => name.startsWith('--'));
  kept.push(['style', Object.fromEntries(own.map((name) => [name, style.getPropertyValue(name)]))]);
  return Object.fromEntries(kept);
}
