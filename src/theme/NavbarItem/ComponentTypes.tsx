// Change: adds the item type of the session mark.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { SessionMark } from '@site/src/features/auth/Session';

export default { ...ComponentTypes, 'custom-sessionMark': SessionMark };
