import { useCallback } from 'react';
import { useHistory } from '@docusaurus/router';
import { isOtherLanguage } from './core/sitePath';
import { useSearchSettings } from './useSearchSettings';

/** Goes to a path of the site: by the router, or with a page load where the other language's build begins. */
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
