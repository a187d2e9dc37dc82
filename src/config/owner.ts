import profile from '../data/profile.json';
import type { Profile } from '../data/schemas';

/** The owner's profile as the whole site shows it; edited in `src/data/profile.json`. */
export const owner: Profile = profile;

/** The footer line, the same in both languages. */
export const copyright = `Copyright © ${owner.copyrightYear} ${owner.fullName}`;
