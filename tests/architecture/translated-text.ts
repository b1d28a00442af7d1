import ts from 'typescript';

/** A text that breaks or grows old once a translation of the browser has replaced its node. */
interface LooseText {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

/** Child of a JSX element. `texts` is a list of texts, `slot` may be a text or elements, `blank` is a constant space. */
interface Child {
  readonly node: ts.Node;
  readonly kind: 'text' | 'texts' | 'slot' | 'element' | 'blank';
  /** True if React may insert, remove or rewrite the child. */
  readonly changes: boolean;
}

/**
 * Finds the texts that React keeps as nodes beside others and that change, or stand behind something that does: React
 * cannot insert before, remove or rewrite a text node that a translation has replaced. A text that is the only child of
 * an HTML element is rewritten through its element, and safe. See docs/decisions/translated-pages.md.
 *
 * @param files paths of the TSX files to search
 */
export function findLooseTexts(files: readonly string[], options: ts.CompilerOptions): LooseText[] {
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const searched = new Set(files);
  const found = new Map<ts.Node, LooseText>();
  /** Names of the properties that a component renders beside others, by its declaration. */
  const slots = new Map<ts.Node, Set<string>>();

  const report = (node: ts.Node) => {
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.set(node, { file: source.fileName, line: line + 1, code: node.getText().trim().replaceAll(/\s+/g, ' ').slice(0, 80) });
  };

  /** Leaves a slot to the callers of its component, which may fill it with elements only. */
  function passOn(expression: ts.Expression): void {
    const property = propertyOf(expression, checker);
    if (property === undefined) return report(expression);
    slots.set(property.component, (slots.get(property.component) ?? new Set()).add(property.name));
  }

  function childOf(node: ts.JsxChild): Child {
    if (ts.isJsxText(node)) return { node, kind: 'text', changes: false };
    if (ts.isJsxExpression(node)) {
      const { expression = node } = node;
      if (ts.isStringLiteral(expression) && expression.text.trim() === '') return { node, kind: 'blank', changes: false };
      return { node, ...contentOf(checker.getTypeAtLocation(expression), checker) };
    }
    return { node, kind: 'element', changes: !isOneElement(node, checker) };
  }

  function checkChildren(parent: ts.JsxElement | ts.JsxFragment): void {
    const children = flatten(parent.children).map(childOf);
    const isAlone = children.length === 1 && ts.isJsxElement(parent);
    let isBehindChange = ts.isJsxFragment(parent);
    for (const { node, kind, changes } of children) {
      if (kind === 'texts' || (kind === 'text' && !isAlone && (changes || isBehindChange))) report(node);
      if (kind === 'slot' && !isAlone && ts.isJsxExpression(node) && node.expression !== undefined) checkValue(node.expression);
      isBehindChange ||= changes;
    }
  }

  /** Checks a value that is rendered beside others, or by an unknown element. */
  function checkValue(value: ts.Expression): void {
    if (ts.isParenthesizedExpression(value)) return checkValue(value.expression);
    if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].forEach(checkValue);
    if (ts.isBinaryExpression(value)) return (isAnd(value) ? [value.right] : [value.left, value.right]).forEach(checkValue);
    if (ts.isArrowFunction(value)) return resultsOf(value).forEach(checkValue);
    const { kind } = contentOf(checker.getTypeAtLocation(value), checker);
    if (kind === 'text' || kind === 'texts') report(value);
    if (kind === 'slot') passOn(value);
  }

  function checkSlots(call: ts.JsxOpeningLikeElement): void {
    const names = slots.get(declarationOf(call.tagName, checker) ?? call);
    if (names === undefined) return;
    const given = call.attributes.properties.flatMap((attribute) =>
      ts.isJsxAttribute(attribute) && names.has(attribute.name.getText()) ? [attribute.initializer] : [],
    );
    const children = ts.isJsxOpeningElement(call) && names.has('children') ? flatten(call.parent.children) : [];
    for (const value of [...given, ...children]) {
      if (value === undefined) continue;
      if (ts.isStringLiteral(value) || ts.isJsxText(value)) report(value);
      else if (ts.isJsxExpression(value) && value.expression !== undefined) checkValue(value.expression);
    }
  }

  function search(visit: (node: ts.Node) => void): void {
    const walk = (node: ts.Node): void => {
      visit(node);
      ts.forEachChild(node, walk);
    };
    for (const source of program.getSourceFiles()) if (searched.has(source.fileName)) walk(source);
  }

  search((node) => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() !== 'title') checkChildren(node);
    if (ts.isJsxFragment(node) && !isJsxParent(node.parent)) checkChildren(node);
    if (isComponent(node)) resultsOf(node).forEach(checkValue);
  });
  // A component may fill its slot with a slot of its own.
  for (let known = -1; known !== countOf(slots);) {
    known = countOf(slots);
    search((node) => {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) checkSlots(node);
    });
  }
  return [...found.values()];
}

const countOf = (slots: ReadonlyMap<unknown, ReadonlySet<string>>) => [...slots.values()].reduce((sum, { size }) => sum + size, 0);

const isAnd = ({ operatorToken }: ts.BinaryExpression) => operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;

const isJsxParent = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxFragment(node);

const isHost = (tag: ts.JsxTagNameExpression) => /^[a-z]/.test(tag.getText());

/** Returns the children without indentation and comments, those of a fragment in its place. */
function flatten(children: readonly ts.JsxChild[]): ts.JsxChild[] {
  return children.flatMap((child) => {
    if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? [] : [child];
    if (ts.isJsxExpression(child)) return child.expression === undefined ? [] : [child];
    return ts.isJsxFragment(child) ? flatten(child.children) : [child];
  });
}

/** Returns what a value of a type is once it is rendered. */
function contentOf(type: ts.Type, checker: ts.TypeChecker): Pick<Child, 'kind' | 'changes'> {
  const parts = (type.isUnion() ? type.types : [type]).map((part) => checker.getBaseConstraintOfType(part) ?? part);
  const { StringLike, NumberLike, Any, Unknown, Object: object } = ts.TypeFlags;
  const isText = parts.some(({ flags }) => (flags & (StringLike | NumberLike)) !== 0);
  const isAnything = parts.some(({ flags }) => (flags & (Any | Unknown)) !== 0);
  if (parts.some((part) => isListOfTexts(part, checker))) return { kind: 'texts', changes: true };
  if (isAnything || (isText && parts.some(({ flags }) => (flags & object) !== 0))) return { kind: 'slot', changes: true };
  if (isText) return { kind: 'text', changes: parts.length > 1 || !parts[0]?.isLiteral() };
  return { kind: 'element', changes: true };
}

function isListOfTexts(type: ts.Type, checker: ts.TypeChecker): boolean {
  const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  return item !== undefined && contentOf(item, checker).kind !== 'element';
}

type Component = ts.FunctionDeclaration | ts.ArrowFunction;

function isComponent(node: ts.Node): node is Component {
  if (ts.isFunctionDeclaration(node)) return /^[A-Z]/.test(node.name?.text ?? '');
  return ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent) && /^[A-Z]/.test(node.parent.name.getText());
}

/** Returns the expressions that a component may return. */
function resultsOf({ body }: Component): ts.Expression[] {
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return [body];
  const results: ts.Expression[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression !== undefined) results.push(node.expression);
    ts.forEachChild(node, walk);
  };
  walk(body);
  return results;
}

/** Returns true for an HTML element, and for a component that is always the same one. */
function isOneElement(node: ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment, checker: ts.TypeChecker): boolean {
  if (ts.isJsxFragment(node)) return false;
  const tag = ts.isJsxElement(node) ? node.openingElement.tagName : node.tagName;
  if (isHost(tag)) return true;
  const declaration = declarationOf(tag, checker);
  if (declaration === undefined || !isComponent(declaration)) return false;
  const tags = resultsOf(declaration).map((result) => {
    const element = ts.isParenthesizedExpression(result) ? result.expression : result;
    const own = ts.isJsxElement(element)
      ? element.openingElement.tagName
      : ts.isJsxSelfClosingElement(element)
        ? element.tagName
        : undefined;
    return own !== undefined && isHost(own) ? own.getText() : undefined;
  });
  return tags[0] !== undefined && tags.every((own) => own === tags[0]);
}

/** Returns the declaration of a component by its tag. */
function declarationOf(tag: ts.JsxTagNameExpression, checker: ts.TypeChecker): ts.Node | undefined {
  const symbol = checker.getSymbolAtLocation(tag);
  const target = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target?.valueDeclaration;
  return declaration !== undefined && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
}

/** Returns the property of a component that an expression renders, such as `children`. */
function propertyOf(expression: ts.Expression, checker: ts.TypeChecker): { component: ts.Node; name: string } | undefined {
  // A property may be a function that renders.
  if (ts.isCallExpression(expression)) return propertyOf(expression.expression, checker);
  const binding = ts.isIdentifier(expression) ? checker.getSymbolAtLocation(expression)?.valueDeclaration : undefined;
  if (binding === undefined || !ts.isBindingElement(binding)) return undefined;
  const { parent: owner } = binding.parent;
  const name = (binding.propertyName ?? binding.name).getText();
  if (ts.isParameter(owner) && isComponent(owner.parent)) return { component: owner.parent, name };
  const component = ts.findAncestor(owner, ts.isClassDeclaration);
  return component !== undefined && ts.isVariableDeclaration(owner) && owner.initializer?.getText() === 'this.props'
    ? { component, name }
    : undefined;
}
