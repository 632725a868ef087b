// Proves that no text of the interface stands outside the message catalogues and that no catalogue misses a message.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const catalogues = ['src/web/locales', 'src/server/locales'].flatMap((folder) =>
  ['cs', 'en', 'de'].map((locale) => `${folder}/${locale}.po`),
);
/** Attributes whose value people read or hear. */
const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'help',
  'note',
]);
/** Names that are the same in every language. */
const properNames = /^(Karafa|TOP|CZK|EUR|IČO|DIČ|EAN|SKU|Visa|Mastercard|Facebook|Instagram|·|—|–|%|18\+)$/;
const macroParents = new Set(['Trans']);

const faults = [...textsOutsideMacros('src/web'), ...staleCatalogues(), ...missingTranslations()];
for (const fault of faults) console.log(fault);
process.exit(faults.length > 0 ? 1 : 0);

function textsOutsideMacros(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .flatMap((name) => textsOf(join(folder, name)));
}

function textsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const report = (node, text) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1} text outside the message catalogues: ${text.trim()}`);
  };
  const visit = (node) => {
    if (ts.isJsxElement(node) && macroParents.has(node.openingElement.tagName.getText())) return;
    if (ts.isJsxText(node) && isText(node.text)) report(node, node.text);
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      if (spokenAttributes.has(node.name.getText()) && isText(node.initializer.text))
        report(node, node.initializer.text);
    }
    if (
      ts.isJsxExpression(node) &&
      !ts.isJsxAttribute(node.parent) &&
      node.expression &&
      ts.isStringLiteralLike(node.expression)
    ) {
      if (isText(node.expression.text)) report(node, node.expression.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isText(text) {
  return /\p{L}{2,}/u.test(text) && !properNames.test(text.trim());
}

/** Extracts the messages anew: the catalogues must not change by it. They are put back as they were. */
function staleCatalogues() {
  const before = new Map(catalogues.map((file) => [file, readFileSync(file, 'utf8')]));
  const run = spawnSync(process.execPath, ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean'], {
    encoding: 'utf8',
  });
  const changed = catalogues.filter(
    (file) => withoutDates(readFileSync(file, 'utf8')) !== withoutDates(before.get(file)),
  );
  for (const [file, text] of before) writeFileSync(file, text);
  if (run.status !== 0) return [`The messages could not be extracted:\n${run.stdout}${run.stderr}`];
  return changed.map(
    (file) => `${file} is not up to date with the code: run npx lingui extract --clean and translate what is new`,
  );
}

function withoutDates(text) {
  return text.replace(/^"POT-Creation-Date.*$/m, '');
}

function missingTranslations() {
  return catalogues
    .filter((file) => !file.endsWith('cs.po'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n\n')
        .slice(1)
        .filter((entry) => /^msgstr ""\n?$/m.test(entry) && !/^msgstr ""\n"/m.test(entry) && !entry.startsWith('#~'))
        .map((entry) => `${file} misses: ${/^msgid (?:""\n)?(.*)$/m.exec(entry)?.[1]}`),
    );
}
