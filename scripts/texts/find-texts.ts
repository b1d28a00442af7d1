import ts from 'typescript';

export interface FoundText {
  /** From 1. */
  readonly line: number;
  /** On one line; `{}` stands for a value. */
  readonly text: string;
}

/** JSX attributes with names, addresses and numbers. */
const CODE_ATTRIBUTES =
  /^(?:allow|as|autoComplete|class\w*|d|data-.*|fill|form|height|href|icon|id|inputMode|key|loading|name|page|pattern|points|ref|rel|role|sandbox|sizes|src\w*|srcSet|stroke\w*|style|target|to|transform|type|value|variant|viewBox|width|aria-(?:controls|describedby|labelledby|owns))$/;

/** Calls and properties whose texts only developers read. */
const CODE_CALLS =
  /^(?:logFailure|logDropped|matchMedia|querySelector(?:All)?|closest|matches|createPolicy|Error|\w+Error|RegExp|addEventListener|mark|measure|warn|error)$/;

/** A sentence, a label that starts with a capital letter, or a word with an accent. */
const LOOKS_LIKE_TEXT = /^\p{Lu}?\p{Ll}+[\s,.!?:;…].*[\p{L}}]|^\p{Lu}\p{Ll}+$|^\p{Lu}{2,}\s\p{L}|\p{L}*[áàâãéêíóôõúç]\p{L}*/u;

/** Selectors, class names, media queries and addresses. */
const LOOKS_LIKE_CODE = /^[a-z][\w-]*(?:[./#:[(>=][^\s]|\s[>+~]\s)|^[([#./*:@<]|(?:[;{]|[^{]})\s*$|^\w+\/|=>|^--/;

/**
 * Returns the texts for players in a file of code, in order.
 *
 * @param file its name decides if it is read as JSX
 */
export function findTexts(file: string, code: string): FoundText[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: FoundText[] = [];

  function add(node: ts.Node, text: string): void {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ line: line + 1, text });
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && CODE_ATTRIBUTES.test(node.name.getText(source))) return;
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && isForDevelopers(node.expression, source)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const first = node.children.find((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));
      const text = contentOf(node.children);
      if (first !== undefined) add(first, text);
    }
    const literal = literalText(node);
    if (literal !== undefined && LOOKS_LIKE_TEXT.test(literal) && !LOOKS_LIKE_CODE.test(literal)) add(node, literal);
    ts.forEachChild(node, visit);
  }

  visit(source);
  return found;
}

/** Joins the text of an element's children; elements and values are `{}`. */
function contentOf(children: ts.NodeArray<ts.JsxChild>): string {
  const parts = children.map((child) => {
    if (ts.isJsxText(child)) return child.text.replaceAll(/\s+/g, ' ');
    if (!ts.isJsxExpression(child)) return '{}';
    if (child.expression === undefined) return '';
    return ts.isStringLiteral(child.expression) ? child.expression.text : '{}';
  });
  return parts.join('').trim();
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text.replaceAll(/\s+/g, ' ').trim();
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}').replaceAll(/\s+/g, ' ').trim();
}

function isForDevelopers(called: ts.Expression, source: ts.SourceFile): boolean {
  const name = ts.isPropertyAccessExpression(called) ? called.name : called;
  return CODE_CALLS.test(name.getText(source));
}
