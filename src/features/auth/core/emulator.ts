const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The emulator to talk to, or undefined: a build that carries one by mistake never uses it on a real host. */
export function usableEmulator(emulatorUrl: string | undefined, hostname: string): string | undefined {
  return LOOPBACK.test(hostname) ? emulatorUrl : undefined;
}
