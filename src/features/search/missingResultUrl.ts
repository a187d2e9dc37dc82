import { translate } from '@docusaurus/Translate';
import { owner } from '@site/src/config/owner';
import { mailto } from '@site/src/features/contact/core/mailto';

/** Link with which a reader reports to the owner that a query should have had results. */
export function missingResultUrl({ query }: { query: string }): string {
  return mailto(
    owner.email,
    translate(
      {
        id: 'search.missingResultUrl.subject',
        message: 'Không có kết quả cho “{query}”',
        description: 'Subject of the mail about a query that should have had results',
      },
      { query },
    ),
  );
}
