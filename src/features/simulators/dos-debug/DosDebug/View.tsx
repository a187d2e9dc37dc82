import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Presets, TextField } from '../../shared/fields';
import type { Question } from '../../shared/SimulatorFrame';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { FLAG_NAMES, formatFlags, hex } from '../core/format';
import { dosDebug, linesOf } from '../core/simulate';
import { LIMITS, type DebugStep, type DebugTrace } from '../core/types';
import { MachineView } from './MachineView';
import { SCRIPTS, type ScriptName } from './scripts';
import { Terminal } from './Terminal';
import styles from './styles.module.css';

interface Props {
  /** A named session from `scripts.ts`. */
  script?: ScriptName;
  /** Lines to use instead of a script, separated by semicolons; an empty part is an empty line. */
  lines?: string;
  keys?: string;
}

/** DEBUG's prompt over an 8086 that the reader can step through, forwards and back. */
export const DosDebug = simulator(
  'DosDebug',
  'debug',
  ({ script = 'overflow', lines, keys = '' }: Props) => {
    const own = lines
      ?.split(';')
      .map((line) => `${line.trim()}\n`)
      .join('');
    return { definition: dosDebug, input: { script: own ?? SCRIPTS[script], keys } };
  },
  useParts,
);

function useParts(sim: SimulatorOf<typeof dosDebug>): SimulatorParts {
  const { input, trace, step, stepper, score } = sim;
  const state = step ?? trace.result.start;
  const type = (lines: readonly string[]): boolean => {
    const typed = [...linesOf(input.script).slice(0, stepper.position), ...lines];
    const script = typed.map((each) => `${each}\n`).join('');
    const hasRoom = script.length <= LIMITS.script && typed.length <= LIMITS.lines;
    if (hasRoom) sim.setInput({ ...input, script }, 'end');
    stepper.dispatch({ type: 'pause' });
    return hasRoom;
  };
  return {
    title: translate({
      id: 'simulators.DosDebug.title',
      message: 'DEBUG trên một 8086 thu nhỏ',
      description: 'Title of the DEBUG simulator',
    }),
    choices: <Sessions sim={sim} />,
    inputs: <Keyboard sim={sim} />,
    status: step
      ? describeStep(step)
      : translate({
          id: 'simulators.DosDebug.start',
          message: 'DEBUG vừa mở: gõ R để xem thanh ghi, A 100 để viết lệnh.',
          description: 'Before the first line',
        }),
    question: ask(trace, stepper.position),
    figure: (
      <div className={styles.columns}>
        <Terminal
          steps={trace.steps.slice(0, stepper.position)}
          prompt={state.nextPrompt}
          onLines={score ? undefined : type}
        />
        <MachineView state={state} step={step} />
      </div>
    ),
  };
}

function describeStep({ line, executed, ran, changed, changedFlags, flags }: DebugStep): string {
  if (executed === 0) {
    return line === ''
      ? translate({
          id: 'simulators.DosDebug.emptyLine',
          message: 'Dòng trống.',
          description: 'An empty line was typed',
        })
      : translate(
          {
            id: 'simulators.DosDebug.typed',
            message: 'Đã gõ {line}. Dòng này không chạy lệnh máy nào.',
            description: 'A line was typed and nothing ran',
          },
          { line },
        );
  }
  const none = translate({
    id: 'simulators.DosDebug.nothing',
    message: 'không có',
    description: 'Nothing has changed',
  });
  const values = {
    count: executed,
    ran,
    registers: changed.filter((name) => name !== 'IP').join(', ') || none,
    flags:
      FLAG_NAMES.filter(([flag]) => changedFlags.includes(flag))
        .map(([flag, set, clear]) => (flags[flag] ? set : clear))
        .join(' ') || none,
  };
  return executed === 1
    ? translate(
        {
          id: 'simulators.DosDebug.ranOne',
          message: 'Đã chạy {ran}. Thanh ghi đổi (ngoài IP): {registers}. Cờ đổi: {flags}.',
          description: 'One instruction has run',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.DosDebug.ranMany',
          message: 'Đã chạy {count} lệnh, từ {ran}. Thanh ghi đổi (ngoài IP): {registers}. Cờ đổi: {flags}.',
          description: 'Several instructions have run',
        },
        values,
      );
}

interface Part {
  sim: SimulatorOf<typeof dosDebug>;
}

function Sessions({ sim: { input, setInput } }: Part): ReactNode {
  const preset = (label: string, name: ScriptName) => ({ label, input: { ...input, script: SCRIPTS[name] } });
  return (
    <Presets
      presets={[
        preset('7FFF + 1', 'overflow'),
        preset('10 + 9 + … + 1', 'loop'),
        preset('Xin chao', 'hello'),
        preset('CALL, RET', 'call'),
        {
          label: translate({
            id: 'simulators.DosDebug.blank',
            message: 'Màn hình trống',
            description: 'Example: an empty session',
          }),
          input: { ...input, script: '' },
        },
      ]}
      onPick={setInput}
    />
  );
}

/** What the program reads where it asks for keys. */
function Keyboard({ sim: { input, setInput } }: Part): ReactNode {
  return (
    <TextField
      label={translate({
        id: 'simulators.DosDebug.keyboard',
        message: 'Bàn phím cho INT 21h, AH=01, 07, 08',
        description: 'Field: keys that the program will read',
      })}
      value={input.keys}
      format={(keys) => keys}
      read={(text) =>
        text.length <= LIMITS.keys
          ? { ok: true, value: text }
          : {
              ok: false,
              message: translate(
                {
                  id: 'simulators.DosDebug.tooManyKeys',
                  message: 'Tối đa {max} ký tự.',
                  description: 'There are too many keys',
                },
                { max: LIMITS.keys },
              ),
            }
      }
      onChange={(keys) => setInput({ ...input, keys })}
      wide
    />
  );
}

const WATCHED = ['AX', 'BX', 'CX', 'DX', 'SI', 'DI', 'BP'] as const;

/** Asks what a single instruction does to a register or, where no register changes, to the flags. */
function ask({ steps, result }: DebugTrace, shown: number): Question | null {
  const next = steps[shown];
  if (next?.executed !== 1) return null;
  const before = steps[shown - 1] ?? result.start;
  const name = WATCHED.find((each) => next.changed.includes(each));
  const values = { ran: next.ran };
  if (name) {
    const right = next.registers[name];
    const old = before.registers[name];
    const slips = [old, (right + 1) & 0xffff, (right - 1) & 0xffff, ((right << 8) | (right >> 8)) & 0xffff];
    return {
      prompt: translate(
        {
          id: 'simulators.DosDebug.questionRegister',
          message: '{ran}: sau đó {name} bằng bao nhiêu?',
          description: 'Question before an instruction, about a register',
        },
        { ...values, name },
      ),
      options: [...new Set([right, ...slips])]
        .sort((a, b) => a - b)
        .map((value) => ({ id: hex(value, 4), label: hex(value, 4) })),
      accepted: [hex(right, 4)],
      explanation: `${describeStep(next)} ${formatFlags(next.flags)}`,
    };
  }
  if (next.changedFlags.length === 0) return null;
  const variants = (['ZF', 'CF', 'SF'] as const).map((flag) =>
    formatFlags({ ...next.flags, [flag]: !next.flags[flag] }),
  );
  return {
    prompt: translate(
      {
        id: 'simulators.DosDebug.questionFlags',
        message: '{ran}: các cờ sau đó là gì?',
        description: 'Question before an instruction, about the flags',
      },
      values,
    ),
    options: [...new Set([formatFlags(next.flags), ...variants])].sort().map((flags) => ({ id: flags, label: flags })),
    accepted: [formatFlags(next.flags)],
    explanation: describeStep(next),
  };
}
