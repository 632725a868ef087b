/**
 * The statements of a migration, each in lower case on one line, without comments, what strings and bodies of functions
 * hold (bodies run later), quotes of names, the schema, `only`, `if exists` and `if not exists`. Each action of an
 * `alter table` and each thing that a `drop` lists becomes a statement of its own.
 */
export function statementsOf(text: string): string[] {
  return text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$|'[^']*'|--.*|\/\*[\s\S]*?\*\//g, (part) => (/^[$']/.test(part) ? "''" : ' '))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<=\() | (?=\))/g, '')
    .replace(/"(\w+)"/g, '$1')
    .replace(/\bpublic\.|\b(?:only|if exists|if not exists) /g, '')
    .split(';')
    .flatMap((statement) => singleStatements(statement.trim()));
}

function singleStatements(statement: string): string[] {
  const [, start, list] =
    /^(alter table \w+|drop (?:materialized view|\w+)) (.+?)(?: cascade| restrict)?$/.exec(statement) ?? [];
  if (start === undefined || list === undefined) return statement === '' ? [] : [statement];
  return itemsOf(list).map((item) => `${start} ${withColumn(item)}`);
}

/** The items between the commas outside parentheses and brackets. */
function itemsOf(list: string): string[] {
  let depth = 0;
  return list
    .replace(/[()[\],]/g, (sign) => {
      if (sign === ',') return depth === 0 ? ';' : sign;
      depth += '(['.includes(sign) ? 1 : -1;
      return sign;
    })
    .split(';')
    .map((item) => item.trim());
}

/** Adds the word `column`, which an action may leave out. */
function withColumn(action: string): string {
  return action.replace(
    /^(add|alter|drop) (?!(?:column|constraint|check|foreign key|not null|unique|primary key|exclude)\b)/,
    '$1 column ',
  );
}

/** Whether a later statement creates again the trigger, the view or the function of these arguments that one drops. */
export function isCreatedAgain(statement: string, later: readonly string[]): boolean {
  const [, kind, name, rest = ''] =
    /^drop (trigger|view|materialized view|function|procedure) (\w+) ?(.*)$/.exec(statement) ?? [];
  if (kind === undefined) return false;
  const end = { trigger: ` .* ${rest}\\b`, view: '\\b', 'materialized view': '\\b' }[kind] ?? argumentsPattern(rest);
  const creation = new RegExp(`^create (?:or replace )?(?:constraint )?${kind} ${name}${end}`);
  return later.some((other) => creation.test(other));
}

/** Matches arguments of the types that are given as `(bigint[], text)`, whether or not they have names and defaults. */
function argumentsPattern(types: string): string {
  const patterns = itemsOf(types.replace(/^\(|\)$/g, '')).map(
    (type) => `(?:\\w+ )*${type.replace(/[^\w ]/g, '\\$&')}(?: (?:default|=) [^,]*)?`,
  );
  return ` ?\\(${patterns.join(', ?')}\\)`;
}
