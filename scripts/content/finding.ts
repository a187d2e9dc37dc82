import { countOf } from './problem';

/** One line of the doctor's report; only errors make `--strict` fail. */
export interface Finding {
  level: 'ok' | 'warning' | 'error';
  text: string;
}

/** A titled part of the doctor's report. */
export interface Section {
  title: string;
  findings: Finding[];
}

const MARKS = { ok: '✓', warning: '!', error: '✗' } as const;

/** The report as text; the last line counts errors and warnings. */
export function formatSections(sections: readonly Section[]): string {
  const parts = sections.map(({ title, findings }) =>
    [title, ...findings.map(({ level, text }) => `  ${MARKS[level]} ${text.replaceAll('\n', '\n    ')}`)].join('\n'),
  );
  const count = (level: Finding['level']) => countLevel(sections, level);
  return [...parts, `${countOf(count('error'), 'error')}, ${countOf(count('warning'), 'warning')}`].join('\n\n');
}

/** How many findings of a level a report has. */
export function countLevel(sections: readonly Section[], level: Finding['level']): number {
  return sections.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length;
}
