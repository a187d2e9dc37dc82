import { useCallback } from 'react';
import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';

/** Returns a function that says how many results a query has, in the plural forms of the language. */
export function useCountedText(): (count: number, query: string) => string {
  const { selectMessage } = usePluralForm();
  return useCallback(
    (count, query) => {
      const forms = translate({
        id: 'search.useCountedText.results',
        message: '{count} kết quả cho “{query}”',
        description: 'Number of results of a query, in as many plural forms as the language has, separated by "|"',
      });
      // Interpolated last, because a query may contain the separator of the plural forms.
      return interpolate(selectMessage(count, forms), { count, query });
    },
    [selectMessage],
  );
}
