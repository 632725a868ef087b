/** A word of the query with what may stand for it: itself, and a likely right spelling. Each matches as a beginning. */
export interface SearchTerm {
  readonly typed: string;
  readonly alternatives: readonly string[];
}

/** The tsquery of these terms: all of them, each as the beginning of a word. Words hold letters and digits only. */
export function prefixQuery(terms: readonly SearchTerm[]): string {
  return terms.map(({ alternatives }) => either(alternatives.map((word) => `'${word}':*`))).join(' & ');
}

/** The tsquery of these terms as whole words. */
export function exactQuery(terms: readonly SearchTerm[]): string {
  return terms.map(({ alternatives }) => either(alternatives.map((word) => `'${word}'`))).join(' & ');
}

function either(alternatives: readonly string[]): string {
  return alternatives.length === 1 ? alternatives[0]! : `(${alternatives.join(' | ')})`;
}
