import ts from 'typescript';

/** Names of JSX attributes and object properties whose value is the target of a link: `to`, `href` and `more`. */
const LINK_NAMES = new Set(['to', 'href', 'more']);

/**
 * Returns the names of the path helpers (`paths.wallet`) that a source file uses as the target of a link or of a navigation (`navigate`). A
 * path that is returned or assigned to a variable counts as well, but not one in a template string, a concatenation, a comparison or after
 * `&&`.
 */
export function linkedPaths(fileName: string, text: string): Set<string> {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const helper = ts.isCallExpression(node) ? pathHelper(node.expression) : undefined;
    if (helper !== undefined && isLinkTarget(node)) found.add(helper);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the name of a path helper: `wallet` of `paths.wallet`; undefined for any other expression. */
function pathHelper(node: ts.Expression): string | undefined {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  return node.expression.text === 'paths' ? node.name.text : undefined;
}

/** Returns true if a call is the target of a link or a navigation. Its value is followed outwards through the syntax tree. */
function isLinkTarget(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || ts.isJsxExpression(parent)) return isLinkTarget(parent);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isLinkTarget(parent);
  if (ts.isBinaryExpression(parent)) return isFallback(parent.operatorToken.kind) && isLinkTarget(parent);
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return LINK_NAMES.has(parent.name.getText());
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 'navigate';
  return ts.isReturnStatement(parent) || ts.isArrowFunction(parent) || ts.isVariableDeclaration(parent);
}

const isFallback = (operator: ts.SyntaxKind) => operator === ts.SyntaxKind.QuestionQuestionToken || operator === ts.SyntaxKind.BarBarToken;
