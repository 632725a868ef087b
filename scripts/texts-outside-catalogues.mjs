import ts from 'typescript';

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
const properNames = /^(Karafa|TOP|CZK|EUR|Kč|IČO|DIČ|EAN|SKU|Visa|Mastercard|Facebook|Instagram|·|—|–|%)$/;
/** What Lingui's macros take their texts from. */
const macroElements = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const macroFunctions = new Set(['t', 'msg', 'defineMessage', 'plural', 'select', 'selectOrdinal']);
const czechLetter = /[ěščřžýáíéúůťďňó]/i;

/**
 * Finds texts of the interface that no message catalogue knows: whatever is shown or spoken by JSX, also by a choice or
 * a template, and Czech anywhere else.
 * @returns one sentence a text, with file and line
 */
export function textsOutsideCatalogues(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Set();
  const report = (node, text) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.add(`${file}:${line + 1} text outside the message catalogues: ${text.trim()}`);
  };
  const reportShown = (expression) => {
    for (const { node, text } of stringsOf(expression)) if (isText(text)) report(node, text);
  };
  const visit = (node) => {
    if (isMacro(node)) return;
    if (ts.isJsxText(node) && isText(node.text)) report(node, node.text);
    if (ts.isJsxAttribute(node) && node.initializer && spokenAttributes.has(node.name.getText()))
      reportShown(node.initializer);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) reportShown(node);
    if (isString(node) && czechLetter.test(node.text) && isText(node.text)) report(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

function isMacro(node) {
  if (ts.isJsxElement(node)) return macroElements.has(node.openingElement.tagName.getText());
  if (ts.isJsxSelfClosingElement(node)) return macroElements.has(node.tagName.getText());
  if (ts.isTaggedTemplateExpression(node)) return macroFunctions.has(node.tag.getText());
  return ts.isCallExpression(node) && macroFunctions.has(node.expression.getText());
}

/** The strings that an expression may give: through choices, sums and templates, not through calls. */
function stringsOf(node) {
  if (!node || isMacro(node)) return [];
  if (isString(node)) return [{ node, text: node.text }];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return stringsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...stringsOf(node.whenTrue), ...stringsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...leftStrings(node), ...stringsOf(node.right)];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => ({
      node: part,
      text: part.text,
    }));
  return [];
}

/** What is compared isn't shown. */
function leftStrings({ left, operatorToken: { kind } }) {
  const shows = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken];
  return shows.includes(kind) ? stringsOf(left) : [];
}

function isString(node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

function isText(text) {
  return /\p{L}{2,}/u.test(text) && !properNames.test(text.trim());
}
