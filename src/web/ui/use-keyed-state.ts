import { useState } from 'react';

/**
 * State that resets to `first` whenever `key` changes, without rendering the old value in between. Setters of an
 * earlier key have no effect.
 */
export function useKeyedState<T>(key: unknown, first: () => T): [value: T, set: (next: T) => void] {
  const [state, setState] = useState(() => ({ key, value: first() }));
  const current = state.key === key ? state : { key, value: first() };
  if (current !== state) setState(current);
  return [current.value, (value) => setState({ key, value })];
}
