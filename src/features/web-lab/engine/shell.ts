import type { ShellSystem } from '../core/shell/commands';
import { runProgram, runShell, type ShellRun } from '../core/shell/runShell';
import type { EngineHost, ShellPort } from '../runtime/ports';

const toText = String;

/** The user and the machine as whom and on which a lab's server runs commands. */
const MACHINE = { user: 'web', hostname: 'nha-sach', folder: '/srv/app' } as const;

/** Makes `shell` of a server. */
export function createShell(host: EngineHost): ShellPort {
  const system: ShellSystem = { ...MACHINE, read: host.readFile, list: host.listFolder };
  const report = ({ output, errors, isFailure, executed }: ShellRun) => {
    for (const words of executed) host.report('command', words.join(' '));
    return { output: output + errors, status: isFailure ? 1 : 0 };
  };
  const shell = (command: string) => report(runShell(toText(command), system));
  return Object.assign(shell, {
    run: (program: string, args: readonly string[] = []) =>
      report(runProgram(toText(program), args.map(toText), system)),
  });
}
