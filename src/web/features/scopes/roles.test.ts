import { expect, test } from 'vitest';
import { roleNames, roleOf, roles } from './roles.ts';

test('R-9.05 a role is recognised by its scopes, in any order', () => {
  for (const role of roleNames) expect(roleOf([...roles[role]].reverse())).toBe(role);
  expect(roleOf(['adverts'])).toBeUndefined();
  expect(roleOf(['adverts', 'orders'])).toBeUndefined();
  expect(roleOf([])).toBeUndefined();
});
