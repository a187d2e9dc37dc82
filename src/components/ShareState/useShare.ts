import { useState } from 'react';
import { copyText } from '../copyText';

/** Makes a link; undefined if it would be too long. It fails if what makes it cannot be loaded. */
export type MakeLink = () => Promise<string | undefined>;

type ShareOutcome =
  | { readonly kind: 'copied' | 'tooLong' | 'unavailable' }
  /** The browser does not let the page copy. */
  | { readonly kind: 'shown'; readonly link: string };

/** Phones have a dialog that readers know; elsewhere they paste. */
const hasDialog = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Opens the device's dialog for sharing; returns false if it did not open. */
async function openDialog(url: string): Promise<boolean> {
  try {
    await navigator.share({ url, title: document.title });
    return true;
  } catch (error) {
    // The reader has closed it.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Shares a link, and says what came of it; after the device's own dialog there is nothing to say. */
export function useShare(make: MakeLink): { outcome: ShareOutcome | undefined; share: () => void } {
  const [outcome, setOutcome] = useState<ShareOutcome>();

  const perform = async (): Promise<ShareOutcome | undefined> => {
    const link = await make();
    if (link === undefined) return { kind: 'tooLong' };
    if (hasDialog() && (await openDialog(link))) return undefined;
    return (await copyText(link)) ? { kind: 'copied' } : { kind: 'shown', link };
  };
  const share = () => {
    // Said again if nothing has changed since.
    setOutcome(undefined);
    void perform().then(setOutcome, () => setOutcome({ kind: 'unavailable' }));
  };
  return { outcome, share };
}
