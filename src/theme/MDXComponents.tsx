// Change: tables in the prose scroll separately and can be focused by keyboard.
import MDXComponents from '@theme-original/MDXComponents';
import { ScrollableTable } from '@site/src/components/ScrollableTable';

export default { ...MDXComponents, table: ScrollableTable };
