import profile from '../data/profile.json';

/** The owner's profile as the whole site shows it; edited in `src/data/profile.json`. */
export const owner = profile;

/** The footer line, the same in both languages. */
export const copyright = `Copyright © ${owner.copyrightYear} ${owner.fullName}`;
