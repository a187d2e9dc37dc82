import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock/View';
import { CodeText } from '@site/src/components/CodeText';
import { SolutionFold } from '../../lab-kit/Fold';
import { Tabs } from '../../lab-kit/Tabs';
import type { LabFix } from '../core/labPage';
import styles from './styles.module.css';

interface Props {
  /** Folder of the lab; the build adds its data as `fix`. */
  id: string;
  fix: LabFix;
}

/** The intended patch of a lab with its explanation, and the same in Java; folded until the reader has tried or asks. */
export function WebLabFix({ fix }: Props): ReactNode {
  return (
    <SolutionFold
      exercise={fix.id}
      summary={
        <Translate id="webLab.WebLabFix.show" description="Summary: opens the solution of a lab">
          Xem bản vá mẫu
        </Translate>
      }
    >
      <p className={styles.why}>
        <CodeText text={fix.why} />
      </p>
      <Tabs
        label={translate({
          id: 'webLab.WebLabFix.tabs',
          message: 'Bản vá theo ngôn ngữ',
          description: 'Name of the tabs with the fix in two programming languages',
        })}
        tabs={[
          { id: 'javascript', title: 'JavaScript', panel: <CodeBlock language="js">{fix.javascript}</CodeBlock> },
          { id: 'java', title: 'Java', panel: <CodeBlock language="java">{fix.java}</CodeBlock> },
        ]}
      />
    </SolutionFold>
  );
}
