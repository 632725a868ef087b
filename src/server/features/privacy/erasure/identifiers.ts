/** What identifies a person in texts. */
export interface Identity {
  readonly username: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string | null;
  readonly company_id: string | null;
  /** Streets, and whole addresses written in one line. */
  readonly addresses: readonly string[];
}

const shortestName = 3;

/**
 * A regular expression of PostgreSQL that finds what identifies a person: whole words only, phone numbers however they
 * are grouped, surnames in all cases of Czech. Null: nothing to look for.
 */
export function patternOf(identity: Identity): string | null {
  const { username, email, phone, first_name, last_name, company, company_id, addresses } = identity;
  const words = [email, `${first_name} ${last_name}`.trim(), username, company, company_id, ...addresses];
  const patterns = [
    ...words.flatMap((word) => (word !== null && word.length >= shortestName ? [escapeWord(word)] : [])),
    ...(last_name.length >= shortestName ? [`${escapeWord(last_name)}[[:alpha:]]{0,3}`] : []),
    ...(phone ? [`([+]?[0-9]{3}[ .-]?)?${[...phone].map(escapeWord).join('[ .-]?')}`] : []),
  ];
  return patterns.length === 0 ? null : `(?<![[:alnum:]])(${patterns.join('|')})(?![[:alnum:]])`;
}

function escapeWord(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
}
