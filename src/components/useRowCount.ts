import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { useNumberFormat } from './useNumberFormat';

/** Returns a function that formats a row count: "3 rows", "at least 1,000 rows". */
export function useRowCount(): (count: number, isMinimum?: boolean) => string {
  const { selectMessage } = usePluralForm();
  const number = useNumberFormat();
  return (count, isMinimum = false) => {
    const rows = translate(
      { id: 'components.useRowCount.rows', message: '{count} hàng', description: 'How many rows; pluralized' },
      { count: number(count) },
    );
    const text = selectMessage(count, rows);
    return isMinimum
      ? translate(
          { id: 'components.useRowCount.atLeast', message: 'ít nhất {rows}', description: '"at least 5 rows"' },
          { rows: text },
        )
      : text;
  };
}
