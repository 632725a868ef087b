/** What administrators change in a mail; empty: as the code has it. */
export interface MailText {
  readonly subject: string;
  /** The paragraphs below the greeting, instead of the first one. An empty line separates paragraphs. */
  readonly intro: string;
}

export const mailTextLimits = { subject: 150, intro: 2000 } as const;

const variable = /\{([a-z_]+)\}/gi;

/** The names of the variables in a text. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(variable)].map(([, name]) => name!))];
}

/** Whether every brace of a text belongs to a variable. */
export function hasOnlyVariables(text: string): boolean {
  return !/[{}]/.test(text.replace(variable, ''));
}

/** @returns undefined when a variable has no value */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string | undefined {
  if (variablesIn(text).some((name) => values[name] === undefined)) return undefined;
  return text.replace(variable, (_whole, name: string) => values[name]!);
}
