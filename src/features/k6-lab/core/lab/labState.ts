import type { Codec } from '../../../../core/codec';
import { freeText } from '../../../../core/freeText';
import { textHash } from '../../../../core/textHash';
import type { ServerSettings } from '../server/serverModel';
import type { LabPage } from './labPage';
import { SLIDERS } from './sliders';

/** Everything that a reader sets in a lab. */
export interface LabState {
  readonly script: string;
  readonly command: string;
  /** Id of the picked server. */
  readonly preset: string;
  /** Values of the sliders, in the order of the lab's. */
  readonly values: readonly number[];
}

const MOST_CHARACTERS = 100_000;
const COMMAND_CHARACTERS = 1000;
const script = freeText(MOST_CHARACTERS);
const command = freeText(COMMAND_CHARACTERS);

/** What the sliders show for a server. */
export function valuesOf({ sliders }: Pick<LabPage, 'sliders'>, server: ServerSettings): readonly number[] {
  return sliders.map((name) => SLIDERS[name].read(server));
}

/** The lab as the page shows it at first. */
export function initialState(lab: LabPage): LabState {
  const [preset] = lab.presets;
  return {
    script: lab.start,
    command: lab.command,
    preset: preset?.id ?? '',
    values: preset ? valuesOf(lab, preset.server) : [],
  };
}

/** The server that a state describes: a preset with the values of the sliders. */
export function serverOf(lab: Pick<LabPage, 'presets' | 'sliders'>, { preset, values }: LabState): ServerSettings {
  const found = lab.presets.find(({ id }) => id === preset) ?? lab.presets[0];
  if (!found) throw new Error('A lab has at least one server');
  return lab.sliders.reduce((server, name, index) => {
    const slider = SLIDERS[name];
    const value = values[index] ?? slider.read(server);
    // A preset may be finer than its slider, which leaves it alone unless it was moved.
    return value === slider.read(server) ? server : slider.write(server, value);
  }, found.server);
}

/** A short number for a text, of 24 bits, by which a change of the lesson is noticed. */
const fingerprint = (text: string): string => (textHash(text) >>> 8).toString(36);

const isHalf = (text: string, index: number) => /^[\uDC00-\uDFFF]/.test(text.charAt(index));

/** Lengths of what two texts have in common at both ends; no character of two halves is cut. */
function sharedEnds(a: string, b: string): { before: number; after: number } {
  const most = Math.min(a.length, b.length);
  let before = 0;
  while (before < most && a[before] === b[before]) before += 1;
  if (isHalf(a, before) || isHalf(b, before)) before -= 1;
  let after = 0;
  while (after < most - before && a.at(-after - 1) === b.at(-after - 1)) after += 1;
  if (after > 0 && (isHalf(a, a.length - after) || isHalf(b, b.length - after))) after -= 1;
  return { before, after };
}

/** A script as a change of the lesson's: unchanged parts at both ends are counted, not written. */
function changeCodec(start: string): Codec<string> {
  const mark = fingerprint(start);
  return {
    serialize: (text) => {
      if (text === start) return '';
      const { before, after } = sharedEnds(start, text);
      return [mark, before, after, script.serialize(text.slice(before, text.length - after))].join('.');
    },
    parse: (text) => {
      if (text === '') return { ok: true, value: start };
      const [, found, before = '', after = '', middle = ''] = /^(\w+)\.(\d{1,6})\.(\d{1,6})\.(.*)$/s.exec(text) ?? [];
      const parsed = script.parse(middle);
      const isFitting = found === mark && Number(before) + Number(after) <= start.length;
      if (!isFitting || !parsed.ok) return { ok: false };
      const tail = Number(after) === 0 ? '' : start.slice(-Number(after));
      return { ok: true, value: start.slice(0, Number(before)) + parsed.value + tail };
    },
  };
}

/** The state of a lab as one text for the address; what is as at first is left out. */
export function stateCodec(lab: LabPage): Codec<LabState> {
  const change = changeCodec(lab.start);
  const first = initialState(lab);
  return {
    serialize: ({ script: text, command: line, preset, values }) => {
      const own = valuesOf(lab, lab.presets.find(({ id }) => id === preset)?.server ?? serverOf(lab, first));
      const parts = [
        change.serialize(text),
        line === lab.command ? '' : `-${command.serialize(line)}`,
        preset === first.preset ? '' : preset,
        values.every((value, index) => value === own[index]) ? '' : values.join('.'),
      ];
      return parts.join('*').replace(/\*+$/, '');
    },
    parse: (text) => {
      const [changed = '', line = '', preset = '', numbers = '', ...rest] = text.split('*');
      const parsed = change.parse(changed);
      const typed = line === '' ? ({ ok: true, value: lab.command } as const) : command.parse(line.slice(1));
      const found = preset === '' ? lab.presets[0] : lab.presets.find(({ id }) => id === preset);
      if (rest.length > 0 || !parsed.ok || !typed.ok || !found) return { ok: false };
      const own = valuesOf(lab, found.server);
      const values = numbers === '' ? own : numbers.split('.').map(Number);
      const areSteps =
        values.length === own.length &&
        lab.sliders.every(
          (name, index) => values[index] === own[index] || SLIDERS[name].steps.includes(values[index] ?? -1),
        );
      if (!areSteps) return { ok: false };
      return { ok: true, value: { script: parsed.value, command: typed.value, preset: found.id, values } };
    },
  };
}
