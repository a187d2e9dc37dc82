import ts from 'typescript';
import type { CodeUnit } from './codeSkeleton';

/**
 * The tokens of JavaScript or TypeScript that a translation must not change. What a formatter adds when a longer text
 * wraps (trailing commas, parentheses around JSX, `{' '}`) is ignored.
 */
export function typescriptUnits(code: string, plainTypescript = false): CodeUnit[] {
  const kind = plainTypescript ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const source = ts.createSourceFile('fence.tsx', code, ts.ScriptTarget.Latest, true, kind);
  const units: CodeUnit[] = [];

  const walk = (node: ts.Node): void => {
    if (ts.isJSDoc(node) || ts.isJsxText(node) || isJsxSpace(node)) return;
    if (ts.isParenthesizedExpression(node) && isJsx(node.expression)) {
      walk(node.expression);
      return;
    }
    const children = node.getChildren(source);
    if (children.length > 0) {
      children.forEach(walk);
      return;
    }
    const text = tokenText(node, source);
    if (text === '') return;
    if (/^[)\]}]$/.test(text) && units.at(-1)?.text === ',') units.pop();
    units.push({ text, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 });
  };

  walk(source);
  return units;
}

function tokenText(node: ts.Node, source: ts.SourceFile): string {
  if (ts.isStringLiteralLike(node)) return isModuleName(node) ? `'${node.text}'` : "''";
  if (ts.isTemplateHead(node)) return '`${';
  if (ts.isTemplateMiddle(node)) return '}${';
  if (ts.isTemplateTail(node)) return '}`';
  return node.kind === ts.SyntaxKind.EndOfFileToken ? '' : node.getText(source);
}

function isModuleName(node: ts.Node): boolean {
  return ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent);
}

function isJsxSpace(node: ts.Node): boolean {
  if (!ts.isJsxExpression(node)) return false;
  const { expression } = node;
  return (
    expression === undefined ||
    (ts.isStringLiteralLike(expression) && expression.text.trim() === '' && !ts.isJsxAttribute(node.parent))
  );
}

function isJsx(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}
