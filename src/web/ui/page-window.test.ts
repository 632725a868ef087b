import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it('shows every page while there are few', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(3, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('has gaps on both sides of the current page', () => {
  expect(pageWindow(20, 42)).toEqual([1, 'gap', 18, 19, 20, 21, 22, 'gap', 42]);
  expect(pageWindow(1, 42)).toEqual([1, 2, 3, 'gap', 42]);
  expect(pageWindow(42, 42)).toEqual([1, 'gap', 40, 41, 42]);
});

it('never uses a gap for a single page', () => {
  expect(pageWindow(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
