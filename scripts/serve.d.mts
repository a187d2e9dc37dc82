import type { Server } from 'node:http';

export function productionHeaders(pathname: string, directory?: string): [name: string, value: string][];
export function serveSite(options?: {
  directory?: string;
  port?: number;
  base?: string | undefined;
}): Promise<{ server: Server; url: string }>;
