import { symbolOf } from './statement.ts';

interface Symbols {
  readonly variableSymbol: string;
  readonly constantSymbol: string;
  readonly specificSymbol: string;
}

/**
 * The symbols of a payment. ISO 20022 has no fields for them: Czech banks write `VS:2600000123` as a structured reference
 * or as the end-to-end reference, Slovak ones `/VS2600000123/SS12/KS0308`, and people type them into the message.
 * @param places texts that may hold them, the most reliable first
 */
export function symbolsOf(places: readonly (readonly string[])[]): Symbols {
  const find = (name: 'VS' | 'KS' | 'SS', mostDigits: number) => {
    const pattern = new RegExp(`(?:^|[^A-Za-z])${name}\\s*[:/]?\\s*(\\d{1,${mostDigits}})(?!\\d)`, 'i');
    for (const text of places.flat()) {
      const found = symbolOf(pattern.exec(text)?.[1] ?? '');
      if (found !== '') return found;
    }
    return '';
  };
  const constant = find('KS', 10);
  return {
    variableSymbol: find('VS', 10),
    constantSymbol: constant === '' ? '' : constant.padStart(4, '0'),
    specificSymbol: find('SS', 10),
  };
}
