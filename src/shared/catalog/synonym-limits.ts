/** Limits of a group of synonyms, for each language. */
export const mostSynonyms = 20;
export const synonymLength = 40;
/** A single word: phrases are no synonyms in searches. */
export const synonymPattern = /^[\p{L}\p{N}]+$/u;
