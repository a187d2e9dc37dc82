// Change: tables in the prose scroll separately and can be focused by keyboard; the boxes of tasks have names.
import MDXComponents from '@theme-original/MDXComponents';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { TaskBox } from '@site/src/components/TaskBox';

export default { ...MDXComponents, table: ScrollableTable, input: TaskBox };
