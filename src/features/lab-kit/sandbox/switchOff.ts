/**
 * Ways out of the sandbox. Its policy blocks them in any case; replacing them provides an error message that readers
 * understand.
 */
const OUTWARD = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'BroadcastChannel',
  'SharedWorker',
  'Worker',
  'importScripts',
  'indexedDB',
  'caches',
  'Notification',
  'open',
  'alert',
  'confirm',
  'prompt',
  'print',
] as const;

/** Replaces each name by a function that throws an error naming it. */
export function switchOff(scope: object, names: readonly string[] = OUTWARD): void {
  for (const name of names) {
    if (!(name in scope)) continue;
    // A plain function, so that calling it with `new` also shows the message.
    const refuse = function () {
      throw new Error(`${name} is switched off in the code lab`);
    };
    Object.defineProperty(scope, name, { get: () => refuse, configurable: true });
  }
}
