import { normalizeTokens, Prism } from 'prism-react-renderer';
import { escapeHtml } from './escapeHtml';

/** The class of each token type; the rules are in `highlight.css`. Other tokens stay plain. */
const CLASS_OF_TYPE = new Map(
  Object.entries({
    'hl-c': ['comment', 'prolog', 'doctype', 'cdata'],
    'hl-k': ['keyword', 'operator', 'boolean', 'atrule', 'important'],
    'hl-s': ['string', 'char', 'attr-value', 'inserted', 'template-string'],
    'hl-n': ['number', 'constant', 'symbol', 'variable', 'regex'],
    'hl-f': ['function', 'class-name', 'builtin', 'maybe-class-name', 'property'],
    'hl-t': ['tag', 'selector', 'attr-name', 'deleted', 'register'],
  }).flatMap(([className, types]) => types.map((type) => [type, className] as const)),
);
const PLAIN = new Set(['punctuation', 'plain']);

function classOf(types: readonly string[]): string | undefined {
  for (const type of [...types].reverse()) {
    if (PLAIN.has(type)) return undefined;
    const className = CLASS_OF_TYPE.get(type);
    if (className) return className;
  }
  return undefined;
}

/**
 * Colours code and returns the HTML of each line, which has no line breaks and no tags but `<span class="hl-…">`. A
 * language without a grammar gives plain lines.
 */
export function highlightLines(code: string, language: string): string[] {
  const grammar = Prism.languages[language];
  if (!grammar) return code.split('\n').map(escapeHtml);
  const environment = { code, grammar, language, tokens: [] as (string | Prism.Token)[] };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(code, grammar);
  Prism.hooks.run('after-tokenize', environment);
  return normalizeTokens(environment.tokens).map((line) => {
    let html = '';
    let open: string | undefined;
    for (const { types, content, empty } of line) {
      if (empty) continue;
      const className = content.trim() === '' ? open : classOf(types);
      if (className !== open) {
        if (open) html += '</span>';
        if (className) html += `<span class="${className}">`;
        open = className;
      }
      html += escapeHtml(content.replaceAll('\n', ''));
    }
    return open ? `${html}</span>` : html;
  });
}
