import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { periodOf, type Dated } from '../core/period';

/** The dates of an entry; a sample entry shows a placeholder. */
export function Period({ startDate, endDate, sample }: Dated & { sample: boolean }): ReactNode {
  const period = periodOf({ startDate, endDate });
  switch (period.kind) {
    case 'point':
      return period.date;
    case 'range':
      return `${period.start} – ${period.end}`;
    case 'open':
      return (
        <Translate
          id="cv.Period.open"
          description="A period that goes on, from the given month"
          values={{ start: period.start }}
        >
          {'{start} – nay'}
        </Translate>
      );
    case 'none':
      return (
        sample && (
          <Translate id="cv.Period.sample" description="Stands for the dates of a sample entry">
            tháng/năm – tháng/năm
          </Translate>
        )
      );
  }
}
