import type { Profile } from '../../../data/schemas';
import { vcard } from '../core/vcard';
import type { SiteDataFiles } from './files';

/** The files served under `/cv/`, which are made from the owner's data: name and content. */
export function downloads({ texts }: SiteDataFiles): Record<string, string> {
  return {
    'resume.vi.json': texts.resumeVi ?? '',
    'resume.en.json': texts.resumeEn ?? '',
    'contact.vcf': vcard(JSON.parse(texts.profile ?? '{}') as Profile),
  };
}
