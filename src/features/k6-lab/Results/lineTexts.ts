import { translate } from '@docusaurus/Translate';
import type { LineName } from '../core/lab/chartData';

/** Name of a line in a chart or column of a table. */
export function lineLabel(line: LineName): string {
  switch (line) {
    case 'vus':
      return translate({ id: 'k6Lab.lines.vus', message: 'VU', description: 'Line of a chart: virtual users' });
    case 'requests':
      return translate({ id: 'k6Lab.lines.requests', message: 'Request', description: 'Line of a chart: requests' });
    case 'failed':
      return translate({
        id: 'k6Lab.lines.failed',
        message: 'Request hỏng',
        description: 'Line of a chart: failed requests',
      });
    case 'dropped':
      return translate({
        id: 'k6Lab.lines.dropped',
        message: 'Lượt bị bỏ lỡ',
        description: 'Line of a chart: dropped iterations',
      });
    default:
      return line;
  }
}

/** Unit of a line; empty for a number of virtual users. */
export function lineUnit(line: LineName): string {
  if (line === 'vus') return '';
  return line === 'p50' || line === 'p95' || line === 'p99'
    ? 'ms'
    : translate({ id: 'k6Lab.lines.perSecond', message: 'mỗi giây', description: 'Unit of a chart: each second' });
}
