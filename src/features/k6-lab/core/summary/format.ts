/** Prints a time as k6 does: `953.4µs`, `12.35ms`, `1.2s`, `1m5s`. */
export function formatTime(ms: number): string {
  const short = (value: number, unit: string) => `${Number(value.toFixed(2))}${unit}`;
  if (ms === 0) return '0s';
  if (Math.abs(ms) < 1) return short(ms * 1000, 'µs');
  if (Math.abs(ms) < 1000) return short(ms, 'ms');
  if (Math.abs(ms) < 60_000) return short(ms / 1000, 's');
  const minutes = Math.floor(ms / 60_000);
  const seconds = Math.floor((ms % 60_000) / 1000);
  return minutes < 60 ? `${minutes}m${seconds}s` : `${Math.floor(minutes / 60)}h${minutes % 60}m${seconds}s`;
}

/** Prints a size as k6 does: `180 B`, `12 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 10 ? 0 : Math.min(4, Math.floor(Math.log(bytes) / Math.log(1000)));
  const value = Math.floor((bytes / 1000 ** power) * 10 + 0.5) / 10;
  return `${bytes < 10 ? Math.round(bytes) : value < 10 ? value.toFixed(1) : value.toFixed(0)} ${units[power] ?? ''}`;
}

/** Prints a plain number with at most six decimals. */
export function formatNumber(value: number): string {
  return String(Number(value.toFixed(6)));
}

/** Prints a share as a percentage, cut and not rounded, so that 99.999 % is never called 100 %. */
export function formatRate(rate: number): string {
  return `${(Math.trunc(rate * 10_000 + 1e-7) / 100).toFixed(2)}%`;
}
