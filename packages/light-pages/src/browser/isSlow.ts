interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to avoid requests that may not be needed: the connection is slow, or the reader saves data. */
export function isSlow(): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || effectiveType.includes('2g');
}
