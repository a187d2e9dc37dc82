import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/Icon';
import styles from './styles.module.css';

/** Actions on the CV: print it, or download it as PDF or JSON Resume. */
export function CvActions({ locale }: { locale: string }): ReactNode {
  return (
    <div
      className={styles.actions}
      role="group"
      aria-label={translate({
        id: 'cv.CvActions.label',
        message: 'Tải hoặc in CV',
        description: 'Name of the group of CV actions',
      })}
    >
      <Link className="button button--primary" to={`pathname:///cv/cv.${locale}.pdf`} target={undefined} download>
        <Icon name="download" />{' '}
        <Translate id="cv.CvActions.pdf" description="Link that downloads the CV as PDF">
          Tải PDF
        </Translate>
      </Link>
      <button type="button" className={`button button--secondary ${styles.print}`} onClick={() => window.print()}>
        <Icon name="print" />{' '}
        <Translate id="cv.CvActions.print" description="Button that prints the CV">
          In
        </Translate>
      </button>
      <Link
        className="button button--secondary"
        to={`pathname:///cv/resume.${locale}.json`}
        target={undefined}
        download
      >
        <Icon name="code" />{' '}
        <Translate id="cv.CvActions.json" description="Link that downloads the CV as JSON Resume">
          Tải JSON Resume
        </Translate>
      </Link>
    </div>
  );
}
