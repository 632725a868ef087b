/** Imports of products. */

export const mostImportMegabytes = 20;
export const mostImportBytes = mostImportMegabytes * 1024 * 1024;
export const mostImportRows = 100_000;

/**
 * `uploaded`: its columns wait for a confirmation; `checked`: what it would do is known; `reverting`: a row has turned bad
 * on the way of an import that was to be carried out whole or not at all, or somebody has stopped it, so it is taken back;
 * `stopped`: what was carried out until then stays.
 */
export const importStates = [
  'uploaded',
  'reading',
  'checking',
  'checked',
  'applying',
  'stopped',
  'reverting',
  'reverted',
  'done',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** A job works on it. */
export const busyStates = ['reading', 'checking', 'applying', 'reverting', 'undoing'] as const satisfies ImportState[];

export function isBusy(state: ImportState): boolean {
  return (busyStates as readonly ImportState[]).includes(state);
}

/** What an administrator can stop. */
export function isStoppable(state: ImportState): boolean {
  return state === 'reading' || state === 'checking' || state === 'applying';
}

export const importFormats = ['csv', 'xlsx'] as const;

/** Why a file could not be read to its end. */
export const importProblems = ['unknown', 'broken', 'too_large', 'too_many_rows', 'empty'] as const;
export type ImportProblem = (typeof importProblems)[number];

/** `all`: one bad row takes everything back; `good`: bad rows are left out. */
export const importModes = ['all', 'good'] as const;
export type ImportMode = (typeof importModes)[number];

export const rowStates = ['bad', 'added', 'changed', 'unchanged', 'applied'] as const;
export type ImportRowState = (typeof rowStates)[number];

/** `left`: new and changed rows that a stopped import has not carried out. */
export const rowChoices = [...rowStates, 'left'] as const;
export type ImportRowChoice = (typeof rowChoices)[number];

/** Months for which imports and changes of many products can be looked at and undone. */
export const importMonths = 12;
