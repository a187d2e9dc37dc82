import * as z from 'zod';

/**
 * What the owner's files may hold. Build code parses with these schemas; pages
 * import the types alone, so neither zod nor the checks reach a browser.
 */

const text = z.string().trim().min(1, { error: 'expected some text, found an empty string' });

/** One text in both languages of the site. */
const localized = z.strictObject({ vi: text, en: text });

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: 'expected an id of lower-case letters, digits and hyphens, such as "bookshop-api"',
});

const webUrl = z.url({ protocol: /^https?$/, error: 'expected a URL such as https://example.com/page' });

/** A path that the site itself answers: `/docs`, `/img/photo.jpg`. */
const sitePath = z.string().regex(/^\/(?:[^/\s?#][^\s?#]*)?$/, {
  error: 'expected a path of this site that starts with one slash, such as /docs',
});

const pageLink = z.union([webUrl, sitePath], {
  error: 'expected a URL such as https://example.com, or a path of this site such as /docs',
});

const staticImage = z.string().regex(/^\/img\/\S+\.(?:svg|png|jpe?g|webp|avif)$/i, {
  error: 'expected the path of an image under static/, such as /img/photo.jpg',
});

const isoDate = z.iso.date({ error: 'expected a day written YYYY-MM-DD' });

const size = z
  .int({ error: 'expected a whole number of pixels' })
  .positive({ error: 'expected a positive number of pixels' });

/** Paths of the fields that still hold sample data, or `true` for a whole file. */
const sample = z.union([z.boolean(), z.array(text)], {
  error: 'expected true, false, or a list of field paths such as ["email"]',
});

const picture = z.strictObject({ src: staticImage, alt: localized, width: size, height: size });

export const profileSchema = z.strictObject({
  sample: sample.optional(),
  shortName: text,
  fullName: text,
  tagline: text,
  email: z.email({ error: 'expected an e-mail address such as name@example.com' }),
  avatar: staticImage,
  copyrightYear: z.int().min(1990).max(2100),
  /** The pages elsewhere; those that are left out are shown nowhere. */
  social: z.strictObject({
    github: webUrl.optional(),
    facebook: webUrl.optional(),
    youtube: webUrl.optional(),
    linkedin: webUrl.optional(),
  }),
  availability: localized,
});

const work = z.strictObject({
  id,
  title: localized,
  description: localized,
  /** Keys of `tags`. */
  stack: z.array(text).min(1, { error: 'expected at least one tag' }),
  image: picture.extend({ srcDark: staticImage.optional() }),
  links: z
    .strictObject({
      demo: pageLink.optional(),
      /** A file under `static/` that the reader downloads. */
      file: sitePath.optional(),
      /** A URL, or the path of a file or folder of this repository. */
      source: z
        .union([webUrl, z.string().regex(/^[\w.-]+(?:\/[\w.-]+)*$/)], {
          error:
            'expected a URL such as https://example.com/code, or a path in this repository such as static/k6/bookshop-api.mjs',
        })
        .optional(),
    })
    .refine((links) => Object.keys(links).length > 0, { error: 'expected at least one of demo, file, source' }),
});

export const showcaseSchema = z.strictObject({
  sample: sample.optional(),
  /** Every stack tag that a work may use, with its label. */
  tags: z.record(id, text),
  works: z.array(work),
});

const group = z.strictObject({
  id,
  shortName: text,
  name: localized,
  university: localized,
  summary: localized,
  about: z.array(localized).min(1),
  /** What the owner did in the group. */
  role: localized,
  activities: z.array(z.strictObject({ period: text.optional(), title: localized, description: localized })),
  gallery: z.array(picture),
  /** Facts about the names of the group and its surroundings. */
  notes: z.array(z.strictObject({ title: localized, body: localized })),
  links: z.array(z.strictObject({ label: localized, url: webUrl })),
  sources: z.array(z.strictObject({ label: localized, url: webUrl })),
  /** What only the owner can add; shown on the page until the list is empty. */
  missing: z.array(localized),
});

const event = z.strictObject({
  id,
  group: id,
  date: isoDate,
  title: localized,
  location: localized.optional(),
  url: webUrl.optional(),
});

export const communitiesSchema = z.strictObject({
  sample: sample.optional(),
  groups: z.array(group).min(1),
  events: z.array(event),
});

/** Whether the calendar has a date, of which month and day may be missing. */
function isInCalendar(date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const resumeDate = z
  .string()
  .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, {
    error: 'expected a date written YYYY, YYYY-MM or YYYY-MM-DD',
    abort: true,
  })
  .refine(isInCalendar, { error: 'expected a date that the calendar has' });
const period = { startDate: resumeDate.optional(), endDate: resumeDate.optional() };

/**
 * The part of JSON Resume v1 that the CV page shows. The file is also checked
 * against the full schema of `@jsonresume/schema`; this one makes the fields
 * that a CV cannot do without compulsory.
 */
export const resumeSchema = z.looseObject({
  sample: sample.optional(),
  basics: z.looseObject({
    name: text,
    label: text,
    email: text,
    summary: text,
    phone: text.optional(),
    url: text.optional(),
    location: z.looseObject({ city: text }).optional(),
    profiles: z.array(z.looseObject({ network: text, url: text })).default([]),
  }),
  work: z
    .array(
      z.looseObject({
        name: text,
        position: text,
        ...period,
        summary: text.optional(),
        highlights: z.array(text).default([]),
      }),
    )
    .default([]),
  projects: z
    .array(
      z.looseObject({
        name: text,
        description: text,
        ...period,
        url: text.optional(),
        highlights: z.array(text).default([]),
        keywords: z.array(text).default([]),
      }),
    )
    .default([]),
  skills: z.array(z.looseObject({ name: text, keywords: z.array(text).default([]) })).default([]),
  education: z
    .array(
      z.looseObject({
        institution: text,
        area: text,
        studyType: text.optional(),
        ...period,
        courses: z.array(text).default([]),
      }),
    )
    .default([]),
  volunteer: z
    .array(
      z.looseObject({
        organization: text,
        position: text,
        ...period,
        summary: text.optional(),
        highlights: z.array(text).default([]),
      }),
    )
    .default([]),
  certificates: z
    .array(z.looseObject({ name: text, issuer: text, date: resumeDate.optional(), url: text.optional() }))
    .default([]),
  awards: z
    .array(z.looseObject({ title: text, awarder: text, date: resumeDate.optional(), summary: text.optional() }))
    .default([]),
  publications: z
    .array(
      z.looseObject({
        name: text,
        publisher: text,
        releaseDate: resumeDate.optional(),
        url: text.optional(),
        summary: text.optional(),
      }),
    )
    .default([]),
  languages: z.array(z.looseObject({ language: text, fluency: text })).default([]),
  interests: z.array(z.looseObject({ name: text, keywords: z.array(text).default([]) })).default([]),
  references: z.array(z.looseObject({ name: text, reference: text })).default([]),
});

export type Localized = z.infer<typeof localized>;
export type Sample = z.infer<typeof sample> | undefined;
export type Profile = z.infer<typeof profileSchema>;
export type Showcase = z.infer<typeof showcaseSchema>;
export type Work = z.infer<typeof work>;
export type Communities = z.infer<typeof communitiesSchema>;
export type Group = z.infer<typeof group>;
export type CommunityEvent = z.infer<typeof event>;
export type Picture = z.infer<typeof picture>;
/** A résumé as its file holds it: sections may be absent. */
export type Resume = z.input<typeof resumeSchema>;
