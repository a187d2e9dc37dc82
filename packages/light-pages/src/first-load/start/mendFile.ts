// Part of the inline script (`start.ts`).

const read = async (file: string, cache: RequestCache) => {
  const response = await fetch(file, { cache });
  return response.status + (await response.text());
};

/**
 * Fetches a file past the cache, where a wrong answer may have to stay for a year; returns whether it has come otherwise
 * than before.
 */
export const mendFile = async (file: string): Promise<boolean> => {
  try {
    const before = await read(file, 'force-cache');
    return before !== (await read(file, 'reload'));
  } catch {
    return false;
  }
};
