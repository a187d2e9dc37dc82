import type { ReactNode } from 'react';
import { useColorMode, useThemeConfig } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The choice between the colour modes; the system's only where the site follows it. */
export function ColourMode(): ReactNode {
  const { colorMode, colorModeChoice, setColorMode } = useColorMode();
  const { respectPrefersColorScheme } = useThemeConfig().colorMode;
  const modes = respectPrefersColorScheme ? (['light', 'dark', null] as const) : (['light', 'dark'] as const);
  const chosen = respectPrefersColorScheme ? colorModeChoice : colorMode;
  return (
    <fieldset className={styles.modes}>
      <legend className={styles.legend}>
        <Translate id="settings.ColourMode.legend" description="Name of the choice between light and dark">
          Chế độ màu
        </Translate>
      </legend>
      {modes.map((mode) => (
        <label key={mode ?? 'system'} className={styles.mode}>
          <input type="radio" name="colour-mode" checked={chosen === mode} onChange={() => setColorMode(mode)} />
          {modeName(mode)}
        </label>
      ))}
    </fieldset>
  );
}

function modeName(mode: 'light' | 'dark' | null): string {
  switch (mode) {
    case 'light':
      return translate({ id: 'settings.ColourMode.light', message: 'Sáng', description: 'The light colour mode' });
    case 'dark':
      return translate({ id: 'settings.ColourMode.dark', message: 'Tối', description: 'The dark colour mode' });
    case null:
      return translate({
        id: 'settings.ColourMode.system',
        message: 'Theo máy',
        description: 'The colour mode that the system prefers',
      });
  }
}
