import type { ClassProblem, FunctionProblem, Parameter, ProblemDefinition } from './problem';

function doc(parameters: readonly Parameter[], returns: string | undefined, indent: string): string {
  const lines = [
    ...parameters.map(({ name, type }) => `@param {${type}} ${name}`),
    ...(returns === undefined || returns === 'void' ? [] : [`@returns {${returns}}`]),
  ];
  if (lines.length === 0) return '';
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`, ''].join('\n');
}

function list(parameters: readonly Parameter[]): string {
  return parameters.map(({ name }) => name).join(', ');
}

function functionStarter({ name, parameters, returns }: FunctionProblem): string {
  return `${doc(parameters, returns, '')}function ${name}(${list(parameters)}) {\n  \n}\n`;
}

function classStarter({ name, construct, methods }: ClassProblem): string {
  const members = [{ name: 'constructor', parameters: construct, returns: undefined }, ...methods].map(
    (method) =>
      `${doc(method.parameters, method.returns, '  ')}  ${method.name}(${list(method.parameters)}) {\n    \n  }\n`,
  );
  return `class ${name} {\n${members.join('\n')}}\n`;
}

/** The initial text of the editor: the signature with its types and an empty body. */
export function starterCode(problem: ProblemDefinition): string {
  return problem.kind === 'function' ? functionStarter(problem) : classStarter(problem);
}
