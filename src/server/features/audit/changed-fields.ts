export interface ChangedField {
  /** Field name; in a nested value the path from the outermost name. */
  readonly path: readonly string[];
  /** Undefined: the field was added. */
  readonly before: unknown;
  /** Undefined: the field was removed. */
  readonly after: unknown;
}

/**
 * The fields in which two recorded values differ, in the order of the first value. A list of plain values is one
 * field.
 */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Map([...old, ...now])].flatMap(([key, { path }]) => {
    const field = { path, before: old.get(key)?.value, after: now.get(key)?.value };
    return JSON.stringify(field.before) === JSON.stringify(field.after) ? [] : [field];
  });
}

interface Field {
  readonly path: readonly string[];
  readonly value: unknown;
}

function fieldsOf(value: unknown, path: readonly string[] = []): Map<string, Field> {
  if (typeof value === 'object' && value !== null && !isPlainList(value)) {
    return new Map(Object.entries(value).flatMap(([name, part]) => [...fieldsOf(part, [...path, name])]));
  }
  const isNothing = path.length === 0 && (value === null || value === undefined);
  return isNothing ? new Map() : new Map([[JSON.stringify(path), { path, value }]]);
}

function isPlainList(value: object): boolean {
  return Array.isArray(value) && value.every((part) => typeof part !== 'object' || part === null);
}
