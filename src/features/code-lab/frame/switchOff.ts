/** Ways out of the sandbox, which its policy blocks in any case; here they get a message that readers understand. */
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

/** Makes each name throw an error that says where it is missing. */
export function switchOff(scope: object, names: readonly string[] = OUTWARD): void {
  for (const name of names) {
    if (!(name in scope)) continue;
    // A plain function, so that `new` reaches the message too.
    const refuse = function () {
      throw new Error(`${name} is switched off in the code lab`);
    };
    Object.defineProperty(scope, name, { get: () => refuse, configurable: true });
  }
}
