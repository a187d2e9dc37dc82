import { useCallback } from 'react';
import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';

/** Says how many results a query has, in the plural forms of the language. */
export function useCountedText(): (count: number, query: string) => string {
  const { selectMessage } = usePluralForm();
  return useCallback(
    (count, query) => {
      const forms = translate({
        id: 'search.useCountedText.results',
        message: '{count} kết quả cho “{query}”',
        description: 'Number of results of a query, in as many plural forms as the language has, separated by "|"',
      });
      // Filled in last: a query may hold the sign that separates the forms.
      return interpolate(selectMessage(count, forms), { count, query });
    },
    [selectMessage],
  );
}
