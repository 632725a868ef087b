import { describe, expect, it } from 'vitest';
import { nextOption } from './listbox.ts';

describe('arrow keys in a listbox', () => {
  it('move down through the options and back to the field', () => {
    expect([undefined, 0, 1, 2].map((active) => nextOption(3, active, 'ArrowDown'))).toEqual([0, 1, 2, undefined]);
  });

  it('move up the same way', () => {
    expect([undefined, 2, 1, 0].map((active) => nextOption(3, active, 'ArrowUp'))).toEqual([2, 1, 0, undefined]);
  });

  it('stay in the field when there are no options', () => {
    expect(nextOption(0, undefined, 'ArrowDown')).toBeUndefined();
  });
});
