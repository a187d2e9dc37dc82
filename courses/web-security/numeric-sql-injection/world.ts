import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface Station {
  readonly station: number;
  readonly name: string;
  readonly hours: string;
  readonly free: number;
}

export interface Facts {
  readonly open: readonly [Station, Station, ...Station[]];
  /** Stations that customers must not see. */
  readonly hidden: readonly [Station, ...Station[]];
  /** Codes that open a locker, of another table. */
  readonly codes: readonly [number, ...number[]];
}

const NAMES = ['Bến Thành', 'Cầu Giấy', 'Hải Châu', 'Ninh Kiều', 'Hồng Bàng', 'Thuận Hóa'] as const;

/** Pickup stations, two of which are internal, and the codes of waiting orders. */
export function world(random: Random, language: Language, isShown: boolean): LabWorld<Facts> {
  const first = isShown ? 101 : random.integer(110, 790);
  const depot = language === 'vi' ? 'Kho nội bộ' : 'Internal depot';
  const station = (number: number, name: string): Station => ({
    station: number,
    name,
    hours: `${random.integer(6, 9)}:30–${random.integer(17, 21)}:00`,
    free: random.integer(2, 40),
  });
  const open = (isShown ? NAMES : random.shuffle(NAMES)).slice(0, 4).map((name, index) => station(first + index, name));
  const hidden = [1, 2].map((index) => station(first + 800 + index, `${depot} ${random.integer(1000, 9999)}`));
  const codes = [1, 2, 3].map(() => random.integer(100_000, 999_999));
  const rows = [...open.map((one) => ({ ...one, isPublic: 1 })), ...hidden.map((one) => ({ ...one, isPublic: 0 }))];
  return {
    server: {
      data: {},
      sql: `CREATE TABLE stations (station INTEGER, name TEXT, hours TEXT, free INTEGER, is_public INTEGER);
INSERT INTO stations VALUES
${rows.map(({ station: number, name, hours, free, isPublic }) => `  (${number}, '${name}', '${hours}', ${free}, ${isPublic})`).join(',\n')};
CREATE TABLE pickups (order_id INTEGER, code INTEGER);
INSERT INTO pickups VALUES ${codes.map((code, index) => `(${5001 + index}, ${code})`).join(', ')};`,
    },
    facts: {
      open: open as [Station, Station, ...Station[]],
      hidden: hidden as [Station, ...Station[]],
      codes: codes as [number, ...number[]],
    },
    accounts: [],
  };
}
