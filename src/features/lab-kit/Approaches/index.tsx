import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { SolutionFold } from '../Fold';
import { Tabs } from '../Tabs';
import styles from './styles.module.css';

interface Props {
  /** Id of the exercise in which the reader attempts the problem. */
  exercise: string;
  approaches: readonly {
    readonly id: string;
    readonly title: string;
    /** Id of the heading of its explanation. */
    readonly section?: string | undefined;
    readonly panel: ReactNode;
  }[];
  /** The input of all approaches. */
  before?: ReactNode;
  /** The build's results for the approaches. */
  children: ReactNode;
}

/** The approaches to a problem in tabs, folded until the reader has tried an answer or opens them. */
export function Approaches({ exercise, approaches, before, children }: Props): ReactNode {
  return (
    <SolutionFold
      exercise={exercise}
      summary={
        <Translate id="labKit.Approaches.show" description="Summary: opens the approaches to a problem">
          Xem các cách giải
        </Translate>
      }
    >
      {before}
      <Tabs
        label={translate({
          id: 'labKit.Approaches.tabs',
          message: 'Các cách giải',
          description: 'Name of the tabs with the approaches to a problem',
        })}
        tabs={approaches.map(({ id, title, section, panel }) => ({
          id,
          title,
          panel: (
            <>
              {panel}
              {section && <Explained section={section} title={title} />}
            </>
          ),
        }))}
      />
      {children}
    </SolutionFold>
  );
}

function Explained({ section, title }: { section: string; title: string }): ReactNode {
  return (
    <p className={styles.more}>
      <Link to={`#${section}`}>
        <Translate
          id="labKit.Approaches.section"
          description="Link to the section that explains an approach"
          values={{ title }}
        >
          {'Giải thích: {title}'}
        </Translate>
      </Link>
    </p>
  );
}
