import type { Exchange } from '../../../src/features/web-lab/core/http';

export const parsed = (line: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

export const linesOf = ({ response }: Exchange) => response.body.split(/\r\n|\r|\n/);
export const mentions = (text: string, name: string) => text.includes(name) || text.includes(encodeURIComponent(name));
