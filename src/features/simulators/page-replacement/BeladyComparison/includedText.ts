import { translate } from '@docusaurus/Translate';
import type { ComparisonStep } from '../core/compareSizes';

export function includedText({ included }: ComparisonStep): string {
  return included
    ? translate({
        id: 'simulators.BeladyComparison.yes',
        message: 'có',
        description: 'The smaller memory is included',
      })
    : translate({
        id: 'simulators.BeladyComparison.no',
        message: 'KHÔNG',
        description: 'The smaller memory is not included',
      });
}
