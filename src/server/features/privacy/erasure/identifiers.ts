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

const shortest = 3;
/** Shorter stems are parts of too many other words. */
const shortestStem = 4;
const endings = /[aáeéěiíoóuúůyý]+$/i;

/**
 * A regular expression of PostgreSQL that finds what identifies a person: whole words only, phone numbers however they
 * are grouped, names in all cases of Czech with their capital letter. Null: nothing to look for.
 */
export function patternOf(identity: Identity): string | null {
  const { username, email, phone, first_name, last_name, company, company_id, addresses } = identity;
  const words = [email, username, company, company_id, ...addresses];
  const patterns = [
    ...words.flatMap((word) => (word !== null && word.length >= shortest ? [inAnyCase(word)] : [])),
    ...[first_name, last_name].flatMap((name) => (name.length >= shortest ? [asName(name)] : [])),
    ...(phone ? [`([+]?[0-9]{3}[ .-]?)?${[...phone].map(escapeLetter).join('[ .-]?')}`] : []),
  ];
  return patterns.length === 0 ? null : `(?<![[:alnum:]])(${patterns.join('|')})(?![[:alnum:]])`;
}

function asName(name: string): string {
  const stem = name.replace(endings, '');
  const isInflected = stem.length >= shortestStem;
  const [first = '', ...rest] = isInflected ? stem : name;
  return `${escapeLetter(first.toUpperCase())}${inAnyCase(rest.join(''))}${isInflected ? '[[:alpha:]]{0,3}' : ''}`;
}

function inAnyCase(word: string): string {
  return [...word.trim()]
    .map((letter) => {
      if (/\s/.test(letter)) return String.raw`\s+`;
      const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
      return lower !== upper && upper.length === 1 ? `[${lower}${upper}]` : escapeLetter(letter);
    })
    .join('');
}

function escapeLetter(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|]/, String.raw`\$&`);
}
