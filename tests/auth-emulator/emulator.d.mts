export interface EmulatorOptions {
  url: string;
  projectId: string;
  offline?: boolean;
}

export interface Account {
  localId: string;
  email?: string;
  displayName?: string;
}

export interface Emulator {
  listen: () => Promise<void>;
  stop: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
  clear: () => Promise<void>;
  accounts: () => Promise<Account[]>;
}

export const googleLoaderFile: string;
export function startEmulator(options: EmulatorOptions): Promise<Emulator>;
