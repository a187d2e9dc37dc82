export const emulatorUrl: string;
export const projectId: string;
export const authBuildEnvironment: Readonly<Record<string, string>>;
