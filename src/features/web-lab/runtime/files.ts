import type { Report } from './ports';

/** A path without `.` and `..`, as a file system resolves it. */
export function resolvePath(path: string): string {
  const parts: string[] = [];
  for (const part of String(path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** The virtual files of a server. */
export interface Files {
  /** Text of a file; undefined if there is none. */
  read: (path: string) => string | undefined;
  /** Names in a folder; undefined if there is none. */
  list: (path: string) => string[] | undefined;
  write: (path: string, text: string) => void;
}

/** `files` of a server's code; each access is reported. */
export function createFiles(initial: Readonly<Record<string, string>>, report: Report): Files {
  const texts = new Map(Object.entries(initial).map(([path, text]) => [resolvePath(path), text]));
  return {
    read(path) {
      const whole = resolvePath(path);
      const text = texts.get(whole);
      report({ type: 'file', action: 'read', path: whole, found: text !== undefined });
      return text;
    },
    list(path) {
      const whole = resolvePath(path);
      const prefix = whole === '/' ? '/' : `${whole}/`;
      const names = [...texts.keys()].flatMap((one) =>
        one.startsWith(prefix) ? [one.slice(prefix.length).split('/')[0] ?? ''] : [],
      );
      const found = names.length > 0;
      report({ type: 'file', action: 'list', path: whole, found });
      return found ? [...new Set(names)].sort() : undefined;
    },
    write(path, text) {
      const whole = resolvePath(path);
      texts.set(whole, String(text));
      report({ type: 'file', action: 'write', path: whole, found: true });
    },
  };
}
