import { packState } from '../../core/packedState';
import { pageLink, SHARED, type LabState } from '../../core/sharedState';

/**
 * The link of a lab's state on this page.
 *
 * @param lab - the lab's name, see `labName`
 * @param anchor - id of the lab's element
 * @param more - further parameters of the address
 * @returns undefined if it would be too long
 */
export async function makeLink(
  lab: string,
  anchor: string,
  state: LabState,
  more: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const shared = await packState(lab, state);
  return pageLink(location.origin + location.pathname, { ...more, [SHARED]: shared }, anchor);
}
