import { usePluginData } from '@docusaurus/useGlobalData';

export interface SiteGlobalData {
  /** Address that the path of a file in the repository is appended to; null without a public repository. */
  sourceBase: string | null;
}

/** Address of a file of the repository, or undefined while no repository is configured. */
export function useSourceUrl(): (file: string) => string | undefined {
  const { sourceBase } = usePluginData('site-data') as SiteGlobalData;
  return (file) => (sourceBase === null ? undefined : `${sourceBase}${file}`);
}
