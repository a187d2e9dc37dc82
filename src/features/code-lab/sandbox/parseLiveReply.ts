import type { LiveReply, LiveStop } from '../frame/messages';
import { isFields, parseError } from './parseReport';

const HEIGHT_LIMIT = 20_000;
const STOPS: readonly LiveStop[] = ['time', 'memory', 'lost', 'size'];

/**
 * Parses a message of the live frame; undefined for anything else, because the reader's code shares the frame and may
 * send any message.
 */
export function parseLiveReply(message: unknown): LiveReply | undefined {
  if (!isFields(message)) return undefined;
  switch (message.type) {
    case 'rendered':
    case 'unrendered':
    case 'pong':
      return { type: message.type };
    case 'height':
      return typeof message.height === 'number' && message.height >= 0
        ? { type: 'height', height: Math.min(HEIGHT_LIMIT, Math.ceil(message.height)) }
        : undefined;
    case 'error': {
      const error = parseError(message.error);
      return error && { type: 'error', error, loop: message.loop === true };
    }
    case 'stopped': {
      const reason = STOPS.find((stop) => stop === message.reason);
      return reason && { type: 'stopped', reason };
    }
    default:
      return undefined;
  }
}
