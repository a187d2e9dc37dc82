import { nearest } from '../nearest';
import { ConfigurationError, type ProblemCode } from '../problem';
import { parseDuration } from './duration';
import type { Stage } from './types';

/** What a command line or the environment sets; absent fields leave lower levels in force. */
export interface CommandLine {
  readonly vus?: number;
  readonly iterations?: number;
  readonly duration?: number;
  readonly stages?: readonly Stage[];
  readonly env: Readonly<Record<string, string>>;
  readonly tags?: Readonly<Record<string, string>>;
  readonly summaryMode?: 'compact' | 'full' | 'disabled';
  readonly summaryTrendStats?: readonly string[];
  readonly noThresholds?: boolean;
  readonly noSetup?: boolean;
  readonly noTeardown?: boolean;
}

const FLAGS: Readonly<Record<string, string>> = {
  '-u': '--vus',
  '-i': '--iterations',
  '-d': '--duration',
  '-s': '--stage',
  '-e': '--env',
};
const WITH_VALUE = [
  '--vus',
  '--iterations',
  '--duration',
  '--stage',
  '--env',
  '--tag',
  '--summary-mode',
  '--summary-trend-stats',
];
const FLAG_EXAMPLES: Readonly<Record<string, string>> = {
  '--duration': '30s',
  '--stage': '30s:10',
  '--env': 'NAME=value',
  '--tag': 'name=value',
  '--summary-mode': 'full',
  '--summary-trend-stats': 'avg,p(99)',
};
const WITHOUT_VALUE = [
  '--no-thresholds',
  '--no-setup',
  '--no-teardown',
  '--quiet',
  '-q',
  '--no-color',
  '--no-usage-report',
];
/** Variables of the environment that set options, with the flags that do the same. */
const VARIABLES: Readonly<Record<string, string>> = {
  K6_VUS: '--vus',
  K6_ITERATIONS: '--iterations',
  K6_DURATION: '--duration',
  K6_STAGES: '--stage',
  K6_SUMMARY_MODE: '--summary-mode',
  K6_SUMMARY_TREND_STATS: '--summary-trend-stats',
};
/** Flags that k6 2 no longer has, with what replaces them. */
const REMOVED: Readonly<Record<string, string>> = { '--no-summary': '--summary-mode=disabled' };

function fail(code: ProblemCode, at: string, found: string, expected?: string): never {
  throw new ConfigurationError({ code, at, found, ...(expected && { expected }) });
}

/** Splits a command line at blanks; quotes keep blanks together. */
function splitWords(text: string): string[] {
  return [...text.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replace(/["']/g, ''));
}

function readCount(flag: string, value: string): number {
  if (!/^-?\d+$/.test(value)) fail('bad-flag-value', flag, value, '10');
  const number = Number(value);
  if (number < 1) fail('negative', flag, value, '1');
  return number;
}

function readStage(flag: string, text: string): Stage {
  const [, length = '', target = ''] = /^([^:]+):(\d+)$/.exec(text) ?? [];
  const duration = parseDuration(length);
  if (duration === undefined || duration < 0) return fail('bad-flag-value', flag, text, '30s:10');
  return { duration, target: Number(target) };
}

function readPair(flag: string, text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) fail('bad-flag-value', flag, text, 'NAME=value');
  return [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Reads what a reader writes above the editor, such as `k6 run --vus 10 --duration 30s script.js`, with variables of the
 * environment before it, such as `K6_VUS=5`. `k6 run` and the name of the script may be missing.
 *
 * @throws ConfigurationError for an unknown flag or a wrong value
 */
export function parseCommandLine(text: string): CommandLine {
  const words = splitWords(text);
  const variables: (readonly [string, string])[] = [];
  while (/^[A-Za-z_]\w*=/.test(words[0] ?? '')) variables.push(readPair('', words.shift() ?? ''));
  if (words[0] === 'k6') words.shift();
  if (words[0] === 'run') words.shift();
  return override(readEnvironment(variables), readFlags(words));
}

/** Variables of k6 set options; the script sees all of them in `__ENV`. */
function readEnvironment(variables: readonly (readonly [string, string])[]): CommandLine {
  const words = variables.flatMap(([name, value]) => {
    const flag = VARIABLES[name];
    if (!flag && name.startsWith('K6_')) fail('unsupported-option', name, name);
    return flag ? [`${flag}=${value}`] : [];
  });
  return { ...readFlags(words), env: Object.fromEntries(variables) };
}

/** A level that says how long the test runs replaces all that lower levels say about it. */
function override(lower: CommandLine, higher: CommandLine): CommandLine {
  const { iterations: _iterations, duration: _duration, stages: _stages, ...rest } = lower;
  const hasTimes = [higher.iterations, higher.duration, higher.stages].some((value) => value !== undefined);
  return { ...(hasTimes ? rest : lower), ...higher, env: { ...lower.env, ...higher.env } };
}

function readFlags(words: readonly string[]): CommandLine {
  const found: { -readonly [Key in keyof CommandLine]: CommandLine[Key] } = { env: {} };
  const env: Record<string, string> = {};
  const tags: Record<string, string> = {};
  const stages: Stage[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!word.startsWith('-')) continue;
    const equals = word.startsWith('--') ? word.indexOf('=') : -1;
    const name = equals > 0 ? word.slice(0, equals) : word;
    const flag = FLAGS[name] ?? name;
    const replacement = REMOVED[flag];
    if (replacement) fail('unknown-flag', flag, flag, replacement);
    if (WITHOUT_VALUE.includes(flag)) {
      if (flag === '--no-thresholds') found.noThresholds = true;
      if (flag === '--no-setup') found.noSetup = true;
      if (flag === '--no-teardown') found.noTeardown = true;
      continue;
    }
    if (!WITH_VALUE.includes(flag)) fail('unknown-flag', flag, flag, nearest(flag, [...WITH_VALUE, ...WITHOUT_VALUE]));
    const value = equals > 0 ? word.slice(equals + 1) : words[(index += 1)];
    if (value === undefined || (equals < 0 && /^-[-a-z]/.test(value)))
      return fail('flag-without-value', flag, flag, `${flag} ${FLAG_EXAMPLES[flag] ?? '10'}`);
    switch (flag) {
      case '--vus':
        found.vus = readCount(flag, value);
        break;
      case '--iterations':
        found.iterations = readCount(flag, value);
        break;
      case '--duration': {
        const ms = parseDuration(value);
        if (ms === undefined) return fail('bad-duration', flag, value, '30s');
        if (ms <= 0) fail('negative', flag, value, '1s');
        found.duration = ms;
        break;
      }
      case '--stage':
        stages.push(...value.split(',').map((part) => readStage(flag, part)));
        break;
      case '--env': {
        const [key, content] = readPair(flag, value);
        env[key] = content;
        break;
      }
      case '--tag': {
        const [key, content] = readPair(flag, value);
        tags[key] = content;
        break;
      }
      case '--summary-mode':
        if (value !== 'compact' && value !== 'full' && value !== 'disabled') {
          return fail('bad-flag-value', flag, value, 'compact, full, disabled');
        }
        found.summaryMode = value;
        break;
      case '--summary-trend-stats':
        found.summaryTrendStats = value.split(',');
        break;
      default:
    }
  }
  if (stages.length > 0) found.stages = stages;
  if (Object.keys(tags).length > 0) found.tags = tags;
  return { ...found, env };
}
