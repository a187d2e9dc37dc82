type Settings = Record<string, string | undefined>;

export function loadSettings(environment?: Settings, folder?: string): Settings;
export function exampleSettings(folder?: string): Settings;
