import { checksOfKind } from './checksOfKind';
import { worldOf } from './gradePatch';
import { SHOWN_SEED, type Account, type LabChecks, type LabDefinition } from './lab';
import type { EngineName, Language } from './world';

/** A lab as its page needs it, in one language. What judges it is fetched when it starts. */
export interface LabPage {
  readonly id: string;
  readonly language: Language;
  readonly task: string;
  readonly host: string;
  readonly start: string;
  readonly engines: readonly EngineName[];
  readonly server: string;
  readonly views: string;
  readonly script: string;
  readonly accounts: readonly Account[];
  readonly goals: readonly { readonly id: string; readonly text: string }[];
  readonly hints: readonly string[];
  /** How many attacks and legitimate requests a patch is tried with. */
  readonly counts: { readonly attacks: number; readonly legitimate: number };
}

/** The fix of a lab, in one language: what a reader sees after a try. */
export interface LabFix {
  readonly id: string;
  readonly javascript: string;
  readonly java: string;
  readonly why: string;
}

interface Parts {
  readonly id: string;
  readonly definition: LabDefinition;
  readonly checks: LabChecks<unknown>;
  readonly server: string;
  readonly views: string;
  readonly java?: string;
  readonly right: readonly { readonly id: string; readonly code: string }[];
}

const DEFAULT_SCRIPT = "const { status, body } = await send('GET', '/');\nconsole.log(status, body);";

/** The page's part of a lab. */
export function labPage({ id, definition, checks, server, views }: Parts, language: Language): LabPage {
  const { host, start, engines = [], task, goals, hints, script = DEFAULT_SCRIPT } = definition;
  return {
    id,
    language,
    task: task[language],
    host,
    start,
    engines,
    server,
    views,
    script,
    accounts: worldOf(checks, SHOWN_SEED, language).accounts,
    goals: goals.map((goal) => ({ id: goal.id, text: goal.text[language] })),
    hints: hints.map((hint) => hint[language]),
    counts: {
      attacks: checksOfKind(checks.checks, 'attack').length,
      legitimate: checksOfKind(checks.checks, 'legitimate').length,
    },
  };
}

/** The fix of a lab. */
export function labFix({ id, definition, java = '', right }: Parts, language: Language): LabFix {
  const { patch, why } = definition.solution;
  return { id, javascript: right.find((one) => one.id === patch)?.code ?? '', java, why: why[language] };
}
