import { useCallback } from 'react';
import { useHistory } from '@docusaurus/router';
import { isOtherLanguage } from './core/sitePath';
import { useSearchSettings } from './useSearchSettings';

/**
 * Returns a function that goes to a path of the site: through the router, or with a page load into the other language's
 * build.
 */
export function useSiteNavigation(): (path: string) => void {
  const history = useHistory();
  const { language, baseUrls } = useSearchSettings();
  return useCallback(
    (path) => {
      if (isOtherLanguage(path, language, baseUrls)) window.location.assign(path);
      else history.push(path);
    },
    [history, language, baseUrls],
  );
}
