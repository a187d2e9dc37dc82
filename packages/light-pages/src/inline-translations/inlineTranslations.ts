import ts from 'typescript';

const MODULE = '@docusaurus/Translate';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Inlines the texts of one language into a source file: `translate({id, message, description})` becomes
 * `translate({message})`, and `<Translate id description>` loses both attributes. A use whose id is not a literal stays
 * as it is.
 *
 * @param messages - texts by id; a text without a translation keeps the default in the code
 */
export function inlineTranslations(file: string, code: string, messages: Readonly<Record<string, string>>): string {
  if (!code.includes(MODULE)) return code;
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    /\.ts$/.test(file) ? ts.ScriptKind.TS : ts.ScriptKind.TSX,
  );
  const { component, callee } = importedNames(source);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === callee) {
      const edit = editCall(node, messages);
      if (edit) edits.push(edit);
    } else if (
      (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) &&
      tagOf(node).tagName.getText() === component
    ) {
      edits.push(...editElement(node, messages));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

function importedNames(source: ts.SourceFile): { component?: string; callee?: string } {
  const clause = source.statements.find(
    (statement): statement is ts.ImportDeclaration =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text === MODULE,
  )?.importClause;
  const named = clause?.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : [];
  return {
    component: clause?.name?.text,
    callee: named.find(({ name, propertyName }) => (propertyName ?? name).text === 'translate')?.name.text,
  };
}

function editCall(call: ts.CallExpression, messages: Readonly<Record<string, string>>): Edit | undefined {
  const [argument] = call.arguments;
  if (!argument || !ts.isObjectLiteralExpression(argument)) return undefined;
  const initializer = (name: string) =>
    argument.properties
      .find((property) => ts.isPropertyAssignment(property) && property.name.getText() === name)
      ?.getChildAt(2);
  const [id, message] = [initializer('id'), initializer('message')];
  if (!id || !message || !ts.isStringLiteralLike(id)) return undefined;
  return {
    start: argument.getStart(),
    end: argument.getEnd(),
    text: `{ message: ${textOf(id.text, message.getText(), messages)} }`,
  };
}

function textOf(id: string, fallback: string, messages: Readonly<Record<string, string>>): string {
  const message = messages[id];
  return message === undefined ? fallback : JSON.stringify(message);
}

function tagOf(element: ts.JsxElement | ts.JsxSelfClosingElement): ts.JsxOpeningLikeElement {
  return ts.isJsxElement(element) ? element.openingElement : element;
}

function editElement(
  element: ts.JsxElement | ts.JsxSelfClosingElement,
  messages: Readonly<Record<string, string>>,
): Edit[] {
  const attributes = tagOf(element).attributes.properties.filter(ts.isJsxAttribute);
  const attribute = (name: string) => attributes.find((candidate) => candidate.name.getText() === name);
  const id = attribute('id')?.initializer;
  if (!ts.isJsxElement(element) || !id || !ts.isStringLiteral(id)) return [];
  const message = messages[id.text];
  const removed = [attribute('id'), attribute('description')].flatMap((each) =>
    each ? [{ start: each.getStart(), end: each.getEnd(), text: '' }] : [],
  );
  if (message === undefined) return removed;
  return [
    ...removed,
    {
      start: element.openingElement.getEnd(),
      end: element.closingElement.getStart(),
      text: `{${JSON.stringify(message)}}`,
    },
  ];
}
