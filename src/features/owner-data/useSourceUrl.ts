import { usePluginData } from '@docusaurus/useGlobalData';

export interface SiteGlobalData {
  /** Base URL to which the path of a file in the repository is appended; null without a public repository. */
  sourceBase: string | null;
}

/** The URL of a file in the repository, or undefined while no repository is configured. */
export function useSourceUrl(): (file: string) => string | undefined {
  const { sourceBase } = usePluginData('site-data') as SiteGlobalData;
  return (file) => (sourceBase === null ? undefined : `${sourceBase}${file}`);
}
