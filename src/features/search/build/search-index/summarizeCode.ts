import { words } from '../../core/tokenize';

/** Words found in nearly every program: no reader searches for them, and they would bloat the index. */
const COMMON = new Set(
  'array async await bool boolean break case catch char class classname color const constructor continue default div echo else encodeuricomponent false filter float foreach from func function import include includes index isinteger join label left length list main math message none null number object option padding padstart parseint print printf public push random react render replace require result results return right setinterval share size slice span split start state static stdio stdint string struct style switch table tbody text then this throw total tostring trim true typeof undefined unsigned usestate value values void while width with'.split(
    ' ',
  ),
);
const NAME = /(?<![\p{L}\p{N}_$])[A-Za-z_$][\w$]*(?:-[A-Za-z][\w$]*)*(?![\p{L}\p{N}_$])/gu;
/** Names that say more than a plain word: `ROW_NUMBER`, `asUintN`, `uuidv7`, `--error-rate`. */
const DISTINCTIVE = /[_\d-]|^[A-Z]{4,}$|[a-z][A-Z]/;
/** Event handlers, attributes and style properties of the small views around a live example. */
const VIEW =
  /^(?:set|on|handle)[A-Z]|^(?:align|aria|background|border|box|class|col|current|flex|font|grid|ifm|justify|line|list|margin|overflow|padding|space|stroke|tab|text|view|white)(?:-|[A-Z])/;
const MAX_NAMES = 12;
/** Plain words are mostly variable names: only a few are kept, and only where there is room. */
const MAX_PLAIN = 3;

/** Returns the names in the code of a section that its prose does not contain and a reader might search for. */
export function summarizeCode(code: string, prose: string): string {
  const known = new Set(words(prose));
  const names = new Set<string>();
  for (const [name] of code.normalize('NFC').matchAll(NAME)) {
    const isNew = words(name).some((word) => !known.has(word) && !COMMON.has(word));
    if (isNew && name.length > 3 && name.length <= 32 && !VIEW.test(name)) names.add(name);
  }
  const [distinctive, plain] = [true, false].map((wanted) =>
    [...names].filter((name) => DISTINCTIVE.test(name) === wanted),
  );
  return [...(distinctive ?? []), ...(plain ?? []).slice(0, MAX_PLAIN)].slice(0, MAX_NAMES).join(' ');
}
