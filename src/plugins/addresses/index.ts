import type { LoadContext, Plugin } from '@docusaurus/types';
import { addressFault } from './addressFault';
import { contentAddresses } from './contentAddresses';

/** A list of faults as one error; nothing if there are none. */
function throwAll(lines: readonly string[]): void {
  if (lines.length > 0) throw new Error([...new Set(lines)].join('\n'));
}

/**
 * Stops the build, with the file and the mend, if a page would have an address at which some host or the router shows
 * another page or none.
 */
export default function addresses({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'addresses',
    async allContentLoaded({ allContent }) {
      throwAll(
        contentAddresses(allContent).flatMap(({ address, origin, place }) => {
          const found = addressFault(address, baseUrl);
          return found ? [`${origin}, ${address}, ${found.fault} → ${found.mend} ${place}.`] : [];
        }),
      );
    },
    async postBuild({ routesPaths }) {
      throwAll(
        routesPaths.flatMap((address) => {
          const found = address === '*' ? undefined : addressFault(address, baseUrl);
          return found ? [`The address ${address} ${found.fault} → ${found.mend}.`] : [];
        }),
      );
    },
  };
}
