import { describe, expect, it } from 'vitest';
import { nextOption } from './listbox.ts';

describe('the arrows in a listbox', () => {
  it('lead down through the options and back to the field', () => {
    expect([undefined, 0, 1, 2].map((active) => nextOption(3, active, 'ArrowDown'))).toEqual([0, 1, 2, undefined]);
  });

  it('lead up the same way', () => {
    expect([undefined, 2, 1, 0].map((active) => nextOption(3, active, 'ArrowUp'))).toEqual([2, 1, 0, undefined]);
  });

  it('stay in the field when there is nothing to mark', () => {
    expect(nextOption(0, undefined, 'ArrowDown')).toBeUndefined();
  });
});
