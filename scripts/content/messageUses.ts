import ts from 'typescript';
import type { Problem } from './problem';

/** A use of a translated text in the code. */
export interface MessageUse {
  id: string;
  /** The default text next to the id, if it is a literal. */
  message: string | undefined;
  file: string;
  line: number;
}

/** The translated texts that a source file uses, and those that could not be determined. */
export interface MessageUses {
  uses: MessageUse[];
  problems: Problem[];
}

const MODULE = '@docusaurus/Translate';

/** Finds every `translate({id})` and `<Translate id>` in the syntax tree of a source file. */
export function findMessageUses(file: string, code: string): MessageUses {
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const { component, callee } = importedNames(source);
  const found: MessageUses = { uses: [], problems: [] };

  const add = (node: ts.Node, id: string | undefined, message: string | undefined) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (id !== undefined) {
      found.uses.push({ id, message, file, line });
    } else {
      found.problems.push({
        file,
        line,
        message: 'a translated text without a literal id',
        mend: 'give it an id "feature.Component.label" written out as a string',
      });
    }
  };
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === callee) {
      const [argument] = node.arguments;
      const property = (name: string) => propertyOf(argument, name);
      add(node, literalOf(property('id')), literalOf(property('message')));
    } else if (ts.isJsxElement(node) && isTag(node.openingElement, component)) {
      add(node, attributeOf(node.openingElement, 'id'), childTextOf(node));
    } else if (ts.isJsxSelfClosingElement(node) && isTag(node, component)) {
      add(node, attributeOf(node, 'id'), undefined);
    }
    ts.forEachChild(node, walk);
  };

  walk(source);
  return found;
}

/** The local names of Docusaurus' component and function; undefined if not imported. */
function importedNames(source: ts.SourceFile): { component: string | undefined; callee: string | undefined } {
  let component: string | undefined;
  let callee: string | undefined;
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || literalOf(statement.moduleSpecifier) !== MODULE) continue;
    const clause = statement.importClause;
    component = clause?.name?.text ?? component;
    if (!clause?.namedBindings || !ts.isNamedImports(clause.namedBindings)) continue;
    for (const { name, propertyName } of clause.namedBindings.elements) {
      const imported = (propertyName ?? name).text;
      if (imported === 'translate') callee = name.text;
      if (imported === 'default') component = name.text;
    }
  }
  return { component, callee };
}

/** The value of a string literal, or of literals joined by `+`. */
function literalOf(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return literalOf(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literalOf(node.left), literalOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

function propertyOf(node: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((candidate) => candidate.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function isTag(element: ts.JsxOpeningLikeElement, name: string | undefined): boolean {
  return name !== undefined && ts.isIdentifier(element.tagName) && element.tagName.text === name;
}

function attributeOf(element: ts.JsxOpeningLikeElement, name: string): string | undefined {
  for (const attribute of element.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== name) continue;
    const value = attribute.initializer;
    if (!value) return undefined;
    return ts.isJsxExpression(value) ? literalOf(value.expression) : ts.isStringLiteral(value) ? value.text : undefined;
  }
  return undefined;
}

function childTextOf({ children }: ts.JsxElement): string | undefined {
  const child = children.find((candidate) => !(ts.isJsxText(candidate) && candidate.text.trim() === ''));
  if (!child) return undefined;
  if (ts.isJsxText(child)) return child.text.trim().replace(/\s+/g, ' ');
  return ts.isJsxExpression(child) ? literalOf(child.expression) : undefined;
}
