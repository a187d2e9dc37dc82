/** The signed-in reader; either text may be empty, since Google guarantees neither. */
export interface SignedInUser {
  name: string;
  email: string;
}

/**
 * What is known about the reader. `off`: this copy of the site has no sign-in. `unknown`: there is no answer yet or,
 * with `unreachable`, it could not be loaded.
 */
export type Session =
  | { readonly state: 'off' }
  | { readonly state: 'unknown'; readonly unreachable?: boolean }
  | { readonly state: 'signedOut' }
  | { readonly state: 'signedIn'; readonly user: SignedInUser };

/** How to address a reader: the display name or, where it is empty, the email. */
export function greetingName({ name, email }: SignedInUser): string {
  return name.trim() || email.trim();
}

/** The letter that represents a reader in the navbar; empty where neither name nor email is known. */
export function initialOf(user: SignedInUser): string {
  const [first = ''] = greetingName(user);
  return first.toLocaleUpperCase();
}
