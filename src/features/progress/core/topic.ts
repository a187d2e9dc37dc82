/** A topic of the documentation: a top-level category of its sidebar. */
export interface Topic {
  /** Name of its folder. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly first: { readonly title: string; readonly href: string };
}

/** A lesson to begin with. */
export interface Starter {
  readonly title: string;
  readonly href: string;
  /** Name of its topic. */
  readonly topic: string;
}
