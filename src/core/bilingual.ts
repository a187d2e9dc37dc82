/** A text in both languages of the site. */
export interface Bilingual {
  readonly vi: string;
  readonly en: string;
}
