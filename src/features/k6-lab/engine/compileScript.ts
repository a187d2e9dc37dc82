import { parse, type AnyNode, type Program } from 'acorn';
import { ConfigurationError, type ProblemCode } from '../core/problem';
import { checkImport } from './checkImport';
import { describeSyntaxError } from './describeSyntaxError';
import { findPlainCalls } from './plainCalls';
import { Rewriter } from './Rewriter';
import { childrenOf, hasInside, isFunction, plainKey, type FunctionNode } from './syntaxTree';

/** A script as code that a virtual user runs. */
export interface CompiledScript {
  /**
   * An expression: a generator function of the names in `COMPILED_PARAMETERS`. Every call in the script may wait: each
   * function that calls something is a generator, and each call yields the wait that it returned, or hands on what the
   * called generator yields.
   */
  readonly code: string;
  /** Line of each option that the script writes as plain text, by its path: `options.scenarios.buy.rate`. */
  readonly optionLines: ReadonlyMap<string, number>;
  /** Line of each name that the script exports. */
  readonly exportLines: ReadonlyMap<string, number>;
}

export const COMPILED_PARAMETERS = [
  '__import',
  '__exports',
  '__waits',
  '__now',
  '__round',
  '__vu',
  'open',
  '__ENV',
  'console',
];

const MOST_CHARACTERS = 60_000;
const LOOP = /^(?:DoWhile|For|ForIn|ForOf|While)Statement$/;
/** What stands around a call that may wait. */
const CALL_OPEN = '((__k=__waits(__t=';
const CALL_CLOSE = '))?__k>1?yield*__t:yield __t:__t)';

/** Statements that may end without a semicolon. A call that is wrapped in brackets must not continue the one before. */
const ENDS_WITH_SEMICOLON =
  /^(?:ExpressionStatement|ReturnStatement|ThrowStatement|BreakStatement|ContinueStatement|DebuggerStatement|DoWhileStatement|VariableDeclaration|PropertyDefinition)$/;

function parseModule(source: string): Program {
  try {
    return parse(source, { ecmaVersion: 2022, sourceType: 'module', locations: true, preserveParens: true });
  } catch (error) {
    throw new ConfigurationError(describeSyntaxError(source, error));
  }
}

const lineOf = (node: AnyNode) => node.loc?.start.line;

function fail(code: ProblemCode, node: AnyNode, found: string, expected?: string): never {
  throw new ConfigurationError({ code, line: lineOf(node), found, ...(expected && { expected }) });
}

/** Rewrites one script. */
class Compiler {
  private readonly rewriter: Rewriter;
  private readonly exported: string[] = [];

  private readonly isPlain: (call: AnyNode) => boolean;

  constructor(
    private readonly source: string,
    private readonly program: Program,
  ) {
    this.rewriter = new Rewriter(source);
    this.isPlain = findPlainCalls(program);
  }

  compile(): string {
    for (const statement of this.program.body) this.visitTop(statement);
    const end = this.exported.map((text) => `${text};`).join('');
    return `(function*(${COMPILED_PARAMETERS.join(',')}){'use strict';let __t,__k;${this.rewriter.toString()}\n;${end}})`;
  }

  private visitTop(node: Program['body'][number]): void {
    switch (node.type) {
      case 'ImportDeclaration': {
        const request = String(node.source.value);
        const names = node.specifiers.map((specifier) => {
          const { local } = specifier;
          if (specifier.type === 'ImportNamespaceSpecifier') return { local: local.name, imported: '*' };
          if (specifier.type === 'ImportDefaultSpecifier') return { local: local.name, imported: 'default' };
          return { local: local.name, imported: plainKey(specifier.imported) ?? '' };
        });
        checkImport(
          request,
          names.map(({ imported }) => imported),
          lineOf(node) ?? 1,
        );
        this.rewriter.remove(node.start, node.end);
        const bindings = names.map(
          ({ local, imported }) => `const ${local}=__import(${JSON.stringify(request)},${JSON.stringify(imported)});`,
        );
        this.rewriter.open(node.start, bindings.join(''));
        break;
      }
      case 'ExportAllDeclaration':
        fail('unsupported-feature', node, 'export * from', 'export function');
        break;
      case 'ExportNamedDeclaration':
        this.visitNamedExport(node);
        break;
      case 'ExportDefaultDeclaration':
        this.visitDefaultExport(node);
        break;
      default:
        this.visit(node, true);
    }
  }

  private visitNamedExport(node: Extract<AnyNode, { type: 'ExportNamedDeclaration' }>): void {
    const { declaration } = node;
    if (node.source) fail('unsupported-feature', node, 'export … from', 'export function');
    if (!declaration) {
      this.rewriter.remove(node.start, node.end);
      for (const { local, exported } of node.specifiers) {
        this.exported.push(`__exports[${JSON.stringify(plainKey(exported))}]=${plainKey(local) ?? ''}`);
      }
      return;
    }
    this.rewriter.remove(node.start, declaration.start);
    const names =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
        : [declaration.id.name];
    for (const name of names) this.exported.push(`__exports.${name}=${name}`);
    this.visit(declaration, true);
  }

  private visitDefaultExport(node: Extract<AnyNode, { type: 'ExportDefaultDeclaration' }>): void {
    const { declaration } = node;
    this.rewriter.remove(node.start, declaration.start);
    const name = 'id' in declaration && declaration.type !== 'FunctionExpression' ? declaration.id?.name : undefined;
    if (name !== undefined) this.exported.push(`__exports.default=${name}`);
    else this.rewriter.open(declaration.start, '__exports.default=');
    this.visit(declaration as AnyNode, true);
    if (name === undefined) this.rewriter.close(node.end, ';');
  }

  /** @param canWait - whether the code runs inside a generator, where a call may hand on what it waits for */
  private visit(node: AnyNode, canWait: boolean): void {
    if (isFunction(node)) {
      this.visitFunction(node);
      return;
    }
    this.refuse(node);
    if (node.type === 'CallExpression' && node.callee.type !== 'Super') {
      const mayWait = canWait && !this.isPlain(node);
      this.rewriter.open(node.start, mayWait ? CALL_OPEN : '__now(');
      for (const child of childrenOf(node)) this.visit(child, canWait);
      this.rewriter.close(node.end, mayWait ? CALL_CLOSE : ')');
      return;
    }
    // Only the end of a chain (`a?.b().c()`) may wait; brackets within it would end its short circuit.
    if (node.type === 'ChainExpression') {
      this.visitChain(node, canWait);
      return;
    }
    if (node.type === 'Identifier') this.visitIdentifier(node);
    if (node.type === 'MethodDefinition' || (node.type === 'Property' && (node.method || node.kind !== 'init'))) {
      this.visitMethod(node, canWait);
      return;
    }
    if (node.type === 'PropertyDefinition' || node.type === 'StaticBlock') {
      for (const child of childrenOf(node)) this.visit(child, false);
    } else {
      const isLoop = LOOP.test(node.type);
      for (const child of childrenOf(node)) {
        if (isLoop && 'body' in node && node.body === child) this.countRounds(node, child, canWait);
        else this.visitChild(child, node, canWait);
      }
    }
    if (ENDS_WITH_SEMICOLON.test(node.type)) this.endStatement(node);
  }

  /** @throws ConfigurationError for what the lab leaves out */
  private refuse(node: AnyNode): void {
    if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)) {
      fail('unsupported-feature', node, 'await', 'http.get(…)');
    }
    if (node.type === 'ImportExpression') fail('unsupported-feature', node, 'import()', 'import … from');
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require') {
      fail('unsupported-feature', node, 'require()', 'import … from');
    }
  }

  /** Counts the rounds of a loop, so that one that never waits nor ends is named instead of hanging. */
  private countRounds(loop: AnyNode, body: AnyNode, canWait: boolean): void {
    this.rewriter.open(body.start, `{__round(${lineOf(loop) ?? 0});`);
    this.visitChild(body, loop, canWait);
    this.rewriter.close(body.end, '}');
  }

  private visitChild(child: AnyNode, parent: AnyNode, canWait: boolean): void {
    // Names of properties are not variables.
    const isName =
      child.type === 'Identifier' &&
      ((parent.type === 'MemberExpression' && parent.property === child && !parent.computed) ||
        (parent.type === 'Property' && parent.key === child && !parent.computed));
    const isHead =
      (parent.type === 'ForStatement' && parent.init === child) ||
      ((parent.type === 'ForOfStatement' || parent.type === 'ForInStatement') && parent.left === child);
    if (isName) return;
    if (isHead && child.type === 'VariableDeclaration') {
      for (const declarator of child.declarations) this.visit(declarator, canWait);
    } else this.visit(child, canWait);
  }

  private endStatement(node: AnyNode): void {
    if (this.source[node.end - 1] !== ';') this.rewriter.close(node.end, ';');
  }

  private visitChain(node: Extract<AnyNode, { type: 'ChainExpression' }>, canWait: boolean): void {
    const isCall = node.expression.type === 'CallExpression';
    const mayWait = canWait && !this.isPlain(node.expression);
    if (isCall) this.rewriter.open(node.start, mayWait ? CALL_OPEN : '__now(');
    const visitInside = (inner: AnyNode): void => {
      const isLink = inner.type === 'CallExpression' || inner.type === 'MemberExpression';
      for (const child of childrenOf(inner)) {
        const continues = isLink && child === ('callee' in inner ? inner.callee : inner.object);
        if (continues && (child.type === 'CallExpression' || child.type === 'MemberExpression')) visitInside(child);
        else this.visitChild(child, inner, canWait);
      }
    };
    visitInside(node.expression);
    if (isCall) this.rewriter.close(node.end, mayWait ? CALL_CLOSE : ')');
  }

  private visitIdentifier(node: Extract<AnyNode, { type: 'Identifier' }>): void {
    if (node.name !== '__VU' && node.name !== '__ITER') return;
    this.rewriter.remove(node.start, node.end);
    this.rewriter.open(node.start, node.name === '__VU' ? '__vu.id' : '__vu.iteration');
  }

  private visitMethod(node: Extract<AnyNode, { type: 'MethodDefinition' | 'Property' }>, canWait: boolean): void {
    if (node.computed) this.visit(node.key, canWait);
    const { value, kind } = node;
    const mayWait = (node.type === 'Property' ? node.method : kind === 'method') && this.mustWait(value);
    if (mayWait) this.rewriter.open(node.computed ? this.source.lastIndexOf('[', node.key.start) : node.key.start, '*');
    if (isFunction(value)) this.visitInside(value, mayWait);
  }

  /** Whether a function has to be a generator: one that calls nothing that could wait stays as it is. */
  private mustWait(node: AnyNode): boolean {
    const waits = (inner: AnyNode) => inner.type === 'CallExpression' && !this.isPlain(inner);
    return isFunction(node) && (waits(node.body) || hasInside(node.body, waits));
  }

  private visitFunction(node: FunctionNode): void {
    if (node.generator) fail('unsupported-feature', node, 'function*', 'function');
    const mayWait = this.mustWait(node);
    if (mayWait && node.type === 'ArrowFunctionExpression') this.makeArrowWait(node);
    else if (mayWait) this.rewriter.open(node.start + 'function'.length, '*');
    this.visitInside(node, mayWait);
    if (mayWait && node.type === 'ArrowFunctionExpression') {
      this.rewriter.close(node.end, `${node.expression ? ')}' : ''}${this.usesThis(node) ? ').bind(this)' : ')'}`);
    }
  }

  private visitInside(node: FunctionNode, canWait: boolean): void {
    if (node.async) fail('unsupported-feature', node, 'async', 'function () { … }');
    // A generator cannot wait while its parameters get their values.
    for (const parameter of node.params) this.visit(parameter, false);
    this.visit(node.body, canWait);
  }

  private usesThis(node: FunctionNode): boolean {
    return hasInside(node, (inner) => inner.type === 'ThisExpression') || this.nestedArrowsUseThis(node);
  }

  private nestedArrowsUseThis(node: AnyNode): boolean {
    return childrenOf(node).some((child) =>
      child.type === 'ArrowFunctionExpression'
        ? this.usesThis(child)
        : !isFunction(child) && this.nestedArrowsUseThis(child),
    );
  }

  /** There are no arrow generators: `(a) => b()` becomes `(function*(a){return (b())})`. */
  private makeArrowWait(node: Extract<FunctionNode, { type: 'ArrowFunctionExpression' }>): void {
    const lastParameter = node.params.at(-1);
    const arrow = this.source.lastIndexOf('=>', node.body.start);
    const hasBrackets = this.source[node.start] === '(';
    this.rewriter.open(node.start, hasBrackets ? '(function*' : '(function*(');
    if (!hasBrackets && lastParameter) this.rewriter.close(lastParameter.end, ')');
    this.rewriter.remove(arrow, arrow + 2);
    if (node.expression) this.rewriter.open(node.body.start, '{return (');
  }
}

/** Lines of what the script writes as `export const options = { … }`. */
function findOptionLines(program: Program): Map<string, number> {
  const lines = new Map<string, number>();
  const collect = (path: string, value: AnyNode): void => {
    const inner = value.type === 'ParenthesizedExpression' ? value.expression : value;
    if (inner.type === 'ObjectExpression') {
      for (const property of inner.properties) {
        const key = property.type === 'Property' && !property.computed ? plainKey(property.key) : undefined;
        if (property.type !== 'Property' || key === undefined) continue;
        lines.set(`${path}.${key}`, lineOf(property) ?? 1);
        collect(`${path}.${key}`, property.value);
      }
    } else if (inner.type === 'ArrayExpression') {
      inner.elements.forEach((element, index) => {
        if (!element) return;
        lines.set(`${path}.${index}`, lineOf(element) ?? 1);
        collect(`${path}.${index}`, element);
      });
    }
  };
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      lines.set(id.name, lineOf(statement) ?? 1);
      collect(id.name, init);
    }
  }
  return lines;
}

function findExportLines(program: Program): Map<string, number> {
  const lines = new Map<string, number>();
  for (const node of program.body) {
    const line = lineOf(node) ?? 1;
    if (node.type === 'ExportDefaultDeclaration') lines.set('default', line);
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const { exported } of node.specifiers) lines.set(plainKey(exported) ?? '', line);
    if (node.declaration?.type === 'FunctionDeclaration') lines.set(node.declaration.id.name, line);
  }
  return lines;
}

/**
 * Compiles a k6 script so that it can wait in virtual time.
 *
 * @throws ConfigurationError for a syntax error, an unknown import, or a feature that the lab leaves out, with its line
 */
export function compileScript(source: string): CompiledScript {
  if (source.length > MOST_CHARACTERS) {
    throw new ConfigurationError({ code: 'too-long', found: String(source.length), expected: String(MOST_CHARACTERS) });
  }
  const program = parseModule(source);
  const code = new Compiler(source, program).compile();
  return { code, optionLines: findOptionLines(program), exportLines: findExportLines(program) };
}
