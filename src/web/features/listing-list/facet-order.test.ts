import { expect, it } from 'vitest';
import { inOrder, orderOfValues } from './facet-order.ts';

const values = (...ids: number[]) => ids.map((id) => ({ id }));

it('puts chosen values first', () => {
  expect(orderOfValues(values(5, 3, 9, 1), ['9', '3'])).toEqual([3, 9, 5, 1]);
});

it('keeps its order while the numbers of results change', () => {
  expect(inOrder(values(9, 7, 3), [3, 9, 5])).toEqual(values(3, 9, 7));
});
