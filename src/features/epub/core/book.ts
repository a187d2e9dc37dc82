/** A chapter of a book: a document of the course. */
export interface Chapter {
  readonly kind: 'chapter';
  readonly title: string;
  /** Name of its file in the book. */
  readonly file: string;
  /** Content of its `<body>` as XHTML. */
  readonly body: string;
}

/** A part of a book: a category of the course's menu. */
export interface Part {
  readonly kind: 'part';
  readonly title: string;
  readonly entries: readonly Entry[];
}

export type Entry = Chapter | Part;

/** A picture of a book. */
export interface Picture {
  /** Its path in the book. */
  readonly file: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** What a book says of itself besides its chapters. */
export interface BookWords {
  readonly cover: string;
  readonly contents: string;
  readonly titlePage: string;
}

/** A course as a book in one language. */
export interface Book {
  /** The address at which the book is published; it identifies the book. */
  readonly url: string;
  /** Address of the course's first page. */
  readonly courseUrl: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly author: string;
  readonly siteName: string;
  /** Day of the last change, YYYY-MM-DD. */
  readonly changed: string;
  readonly licence: string;
  /** Lines of the title page: name and value. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** What a reader must know of the book, on its title page. */
  readonly note: string;
  readonly words: BookWords;
  readonly cover: Picture;
  readonly entries: readonly Entry[];
  readonly pictures: readonly Picture[];
}

/** The chapters of a book in reading order. */
export const chaptersOf = (entries: readonly Entry[]): Chapter[] =>
  entries.flatMap((entry) => (entry.kind === 'chapter' ? [entry] : chaptersOf(entry.entries)));
