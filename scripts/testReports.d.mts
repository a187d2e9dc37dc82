export interface Read {
  readonly passed: number;
  readonly failed: number;
  readonly named: readonly string[];
}

export function readPlaywright(report: unknown, isStrict: boolean): Read;
export function readVitest(report: unknown, nameOf: (file: string) => string): Read;
