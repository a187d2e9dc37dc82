import { createXml } from '../engine/xml';
import type { Engines } from '../runtime/ports';

/** libxml2 brings its own module, and has started when its script has been evaluated. */
export function create(): Promise<Engines['xml']> {
  return Promise.resolve(createXml);
}
