import type { ReactNode } from 'react';
import { PrimeReactProvider, addLocale, locale, localeOption, type APIOptions } from 'primereact/api';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const SETTINGS: Partial<APIOptions> = {
  unstyled: true,
  ripple: true,
  appendTo: 'self',
  zIndex: { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100, toast: 1200 },
};

/**
 * The settings that all PrimeReact components of the site share. Only code that is loaded on demand imports this
 * module, so the library stays out of the main bundle.
 */
export function PrimeRoot({ children }: { children: ReactNode }): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  addLocale(currentLocale, {
    aria: {
      ...(localeOption('aria', 'en') as Record<string, string>),
      close: translate({
        id: 'components.PrimeRoot.close',
        message: 'Đóng',
        description: 'Name of the button that closes a dialog',
      }),
    },
  });
  locale(currentLocale);
  return <PrimeReactProvider value={{ ...SETTINGS, locale: currentLocale }}>{children}</PrimeReactProvider>;
}
