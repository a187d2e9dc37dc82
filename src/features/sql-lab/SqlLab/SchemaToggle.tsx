import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { Toggle } from '../../lab-kit/LabButton';

interface Props {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** The button that shows or hides the tables of the dataset. */
export function SchemaToggle(props: Props): ReactNode {
  return (
    <Toggle {...props}>
      <Translate id="sqlLab.SqlLab.schema" description="Button: show or hide the tables of the dataset">
        Lược đồ
      </Translate>
    </Toggle>
  );
}
