/** The reader who is signed in; either text may be empty, Google guarantees neither. */
export interface SignedInUser {
  name: string;
  email: string;
}

/**
 * What is known about the reader. `off`: this copy of the site has no sign-in.
 * `unknown`: nobody has answered yet, or (`unreachable`) the answer could not be had.
 */
export type Session =
  | { readonly state: 'off' }
  | { readonly state: 'unknown'; readonly unreachable?: boolean }
  | { readonly state: 'signedOut' }
  | { readonly state: 'signedIn'; readonly user: SignedInUser };

/** How to address a reader: the display name, the email where there is none. */
export function greetingName({ name, email }: SignedInUser): string {
  return name.trim() || email.trim();
}

/** The letter that stands for a reader in the navbar; empty where nothing is known of them. */
export function initialOf(user: SignedInUser): string {
  const [first = ''] = greetingName(user);
  return first.toLocaleUpperCase();
}
